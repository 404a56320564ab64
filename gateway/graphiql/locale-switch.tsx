import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { useCurrentLocale } from './current-locale.ts';
import { declaresLocale, isQuery } from './document.ts';
import { withValue } from './locale-text.ts';
import { useEditors } from './use-editors.ts';

/** Sets the locale of the tab and runs it again, unless it is a mutation. */
export function LocaleSwitch() {
  const current = useCurrentLocale();
  const setLocale = useSetLocale();

  return (
    <fieldset className="locale-switch" disabled={!setLocale}>
      <legend className="visually-hidden">Response language</legend>
      {localeCodes.map((locale) => (
        <label key={locale} lang={locales[locale].tag}>
          <input type="radio" name="locale" checked={locale === current} onChange={() => setLocale?.(locale)} />
          <span>{locales[locale].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Undefined while the editors are loading. */
function useSetLocale(): ((locale: Locale) => void) | undefined {
  const documentAST = useGraphiQL((state) => state.documentAST);
  const { run, updateActiveTabValues } = useGraphiQLActions();
  const editors = useEditors();
  if (!editors) return;

  return (locale) => {
    const { variableEditor, headerEditor } = editors;
    if (declaresLocale(documentAST)) {
      variableEditor.setValue(withValue(variableEditor.getValue(), 'locale', locales[locale].graphql));
    }
    headerEditor.setValue(withValue(headerEditor.getValue(), 'lang', locale));
    // GraphiQL updates the tab later than it adds the run to the history.
    updateActiveTabValues({ variables: variableEditor.getValue(), headers: headerEditor.getValue() });
    if (isQuery(documentAST)) run();
  };
}

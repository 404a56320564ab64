import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { useCurrentLocale } from './current-locale.ts';
import { declaresLocale, isQuery } from './document.ts';
import { withValue } from './locale-text.ts';

/** Sets the locale of the tab and runs it again, unless it is a mutation. */
export function LocaleSwitch() {
  const current = useCurrentLocale();
  const setLocale = useSetLocale();

  return (
    <fieldset className="locale-switch">
      <legend className="visually-hidden">Response language</legend>
      {localeCodes.map((locale) => (
        <label key={locale} lang={locales[locale].tag}>
          <input type="radio" name="locale" checked={locale === current} onChange={() => setLocale(locale)} />
          <span>{locales[locale].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function useSetLocale() {
  const { documentAST, variableEditor, headerEditor } = useGraphiQL(
    pick('documentAST', 'variableEditor', 'headerEditor'),
  );
  const { run, updateActiveTabValues } = useGraphiQLActions();

  return (locale: Locale): void => {
    if (declaresLocale(documentAST)) {
      variableEditor?.setValue(withValue(variableEditor.getValue(), 'locale', locales[locale].graphql));
    }
    headerEditor?.setValue(withValue(headerEditor.getValue(), 'lang', locale));
    // GraphiQL updates the tab later than it adds the run to the history.
    updateActiveTabValues({
      variables: variableEditor?.getValue() ?? null,
      headers: headerEditor?.getValue() ?? null,
    });
    if (isQuery(documentAST)) run();
  };
}

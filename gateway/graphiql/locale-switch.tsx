import { pick, useGraphiQL, useGraphiQLActions, useHeadersEditorState, useVariablesEditorState } from '@graphiql/react';
import { defaultLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { declaresLocale, isQuery } from './document.ts';
import { localeOf, withValue } from './locale-text.ts';

/** Asks the question of the tab again in another language. A mutation is only prepared. */
export function LocaleSwitch() {
  const [variables] = useVariablesEditorState();
  const [headers] = useHeadersEditorState();
  const choose = useLocaleChoice();
  const current = localeOf(variables, headers) ?? defaultLocale;

  return (
    <fieldset className="locale-switch">
      <legend className="visually-hidden">Language of the answer</legend>
      {localeCodes.map((locale) => (
        <label key={locale} lang={locales[locale].tag}>
          <input type="radio" name="locale" checked={locale === current} onChange={() => choose(locale)} />
          <span>{locales[locale].name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function useLocaleChoice() {
  const { documentAST, variableEditor, headerEditor } = useGraphiQL(
    pick('documentAST', 'variableEditor', 'headerEditor'),
  );
  const { run } = useGraphiQLActions();

  return (locale: Locale): void => {
    if (declaresLocale(documentAST)) {
      variableEditor?.setValue(withValue(variableEditor.getValue(), 'locale', locales[locale].graphql));
    }
    headerEditor?.setValue(withValue(headerEditor.getValue(), 'lang', locale));
    if (isQuery(documentAST)) run();
  };
}

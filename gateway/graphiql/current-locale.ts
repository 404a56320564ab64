import { useHeadersEditorState, useVariablesEditorState } from '@graphiql/react';
import { defaultLocale, type Locale } from '@heliograph/schema/locales.ts';
import { localeOf } from './locale-text.ts';

/** The locale of the operation in the current tab. */
export function useCurrentLocale(): Locale {
  const [variables] = useVariablesEditorState();
  const [headers] = useHeadersEditorState();
  return localeOf(variables, headers) ?? defaultLocale;
}

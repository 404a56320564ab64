import { isLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { applyEdits, modify, parse } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** Sets a top-level value in JSON text and preserves its formatting. */
export function withValue(text: string, key: string, value: string): string {
  return applyEdits(text, modify(text, [key], value, { formattingOptions }));
}

/** The locale of an operation: from its variables, else from its headers. */
export function localeOf(variables: string, headers: string): Locale | undefined {
  const { locale } = parseObject(variables);
  const { lang } = parseObject(headers);
  return localeCodes.find((code) => locales[code].graphql === locale) ?? (isLocale(lang) ? lang : undefined);
}

function parseObject(text: string): Partial<Record<string, unknown>> {
  const value: unknown = parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

import { isLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { applyEdits, modify, parse } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2 };

/** JSON text with a value set at its top, and all else as it was typed. */
export function withValue(text: string, key: string, value: string): string {
  return applyEdits(text, modify(text, [key], value, { formattingOptions }));
}

/** The locale that an operation is asked in: by its variables, else by its headers, else none. */
export function localeOf(variables: string, headers: string): Locale | undefined {
  const { locale } = parseObject(variables);
  const { lang } = parseObject(headers);
  return localeCodes.find((code) => locales[code].graphql === locale) ?? (isLocale(lang) ? lang : undefined);
}

function parseObject(text: string): Partial<Record<string, unknown>> {
  const value: unknown = parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

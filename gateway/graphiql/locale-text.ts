import { isLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { applyEdits, modify, type ParseError, parse } from 'jsonc-parser';

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

/** Empty if the text is not a JSON object. */
export function parseObject(text: string): Partial<Record<string, unknown>> {
  const value: unknown = parse(text);
  return isObject(value) ? { ...value } : {};
}

/** Whether the text is a JSON object without errors. Comments are allowed. */
export function isObjectText(text: string): boolean {
  const errors: ParseError[] = [];
  return isObject(parse(text, errors, { allowTrailingComma: true })) && errors.length === 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

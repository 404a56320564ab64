import { defaultLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';

/** The path of a page in a locale: the prefix, then the path; the root of a prefixed locale has no slash at its end. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = locales[locale];
  return prefix !== '' && path === '/' ? prefix : `${prefix}${path}`;
}

/** The locale of a language tag, such as next-intl gives. */
export function toLocale(tag: string): Locale {
  return localeCodes.find((code) => locales[code].tag === tag) ?? defaultLocale;
}

/** The path of every translation, by language tag, and of the one for everybody else. */
export function alternatePaths(path: string): Record<string, string> {
  const paths = localeCodes.map((locale) => [locales[locale].tag, localePath(locale, path)]);
  return { ...Object.fromEntries(paths), 'x-default': localePath(defaultLocale, path) };
}

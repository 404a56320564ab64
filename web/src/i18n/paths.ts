import { defaultLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';

type GatewayLocale = (typeof locales)[Locale]['graphql'];

/** The path of a page in a locale: the prefix, then the path; the root of a prefixed locale has no slash at its end. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = locales[locale];
  return prefix !== '' && path === '/' ? prefix : `${prefix}${path}`;
}

/** The locale of a language tag, such as next-intl gives. */
export function localeFromTag(tag: string): Locale {
  return localeCodes.find((code) => locales[code].tag === tag) ?? defaultLocale;
}

/** The locale that the gateway served. */
export function servedLocale(served: GatewayLocale): Locale {
  return localeCodes.find((code) => locales[code].graphql === served) ?? defaultLocale;
}

export function tagOf(locale: Locale): string {
  return locales[locale].tag;
}

/** The language tag of what the gateway served; nothing where it is the one of the page. */
export function foreignTag(served: GatewayLocale, pageTag: string): string | undefined {
  const tag = tagOf(servedLocale(served));
  return tag === pageTag ? undefined : tag;
}

/** The locale a page is told in for those who ask for `locale`: its own, or the first of those there are. */
export function resolveContentLocale(locale: Locale, available: readonly Locale[] = localeCodes): Locale {
  return available.includes(locale) ? locale : (available[0] ?? defaultLocale);
}

/** The path of every translation, by language tag, and of the one for everybody else; nothing where there is none. */
export function alternatePaths(path: string, available: readonly Locale[] = localeCodes): Record<string, string> {
  if (available.length === 0) return {};
  const paths = available.map((locale) => [locales[locale].tag, localePath(locale, path)]);
  return {
    ...Object.fromEntries(paths),
    'x-default': localePath(resolveContentLocale(defaultLocale, available), path),
  };
}

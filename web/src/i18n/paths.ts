import { defaultLocale, type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';

type GatewayLocale = (typeof locales)[Locale]['graphql'];

/** The root of a prefixed locale has no trailing slash. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = locales[locale];
  return prefix !== '' && path === '/' ? prefix : `${prefix}${path}`;
}

export function localeFromTag(tag: string): Locale {
  return localeCodes.find((code) => locales[code].tag === tag) ?? defaultLocale;
}

export function servedLocale(served: GatewayLocale): Locale {
  return localeCodes.find((code) => locales[code].graphql === served) ?? defaultLocale;
}

export function toLocales(served: readonly GatewayLocale[]): readonly Locale[] {
  return served.map(servedLocale);
}

export function tagOf(locale: Locale): string {
  return locales[locale].tag;
}

/** Undefined if it equals the page language. */
export function toLangAttribute(served: GatewayLocale, pageTag: string): string | undefined {
  const tag = tagOf(servedLocale(served));
  return tag === pageTag ? undefined : tag;
}

/** The requested locale if available, otherwise the first available one. */
export function resolveContentLocale(locale: Locale, available: readonly Locale[] = localeCodes): Locale {
  return available.includes(locale) ? locale : (available[0] ?? defaultLocale);
}

/** Paths by language tag, plus `x-default`; empty if there are none. */
export function alternatePaths(path: string, available: readonly Locale[] = localeCodes): Record<string, string> {
  if (available.length === 0) return {};
  const paths = available.map((locale) => [locales[locale].tag, localePath(locale, path)]);
  return {
    ...Object.fromEntries(paths),
    'x-default': localePath(resolveContentLocale(defaultLocale, available), path),
  };
}

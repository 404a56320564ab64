import type { Locale } from '@heliograph/schema/locales.ts';
import { contentLocales, findPage, indexedLocales } from '#content/pages.ts';
import { alternatePaths, localePath, resolveContentLocale } from '#i18n/paths.ts';

/** Canonical path and hreflang links. `available` are the locales of the record that the page shows, if it shows one. */
export function toAlternates(locale: Locale, path: string, available?: readonly Locale[]) {
  const page = findPage(path);
  return {
    canonical: localePath(resolveContentLocale(locale, contentLocales(page, available)), path),
    languages: alternatePaths(path, page ? indexedLocales(page, available) : available),
  };
}

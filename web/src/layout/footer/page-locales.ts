import type { Locale } from '@heliograph/schema/locales.ts';

/** Path patterns of pages that are not available in every locale. */
export type PageLocales = readonly (readonly [pattern: string, locales: readonly Locale[]])[];

export function isAvailableIn(pages: PageLocales, path: string, locale: Locale): boolean {
  const page = pages.find(([pattern]) => new RegExp(pattern).test(path));
  return page ? page[1].includes(locale) : true;
}

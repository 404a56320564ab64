import type { Locale } from '@heliograph/schema/locales.ts';

/** The pages that are not told in every language: a pattern of their paths, and the languages there are. */
export type PageLocales = readonly (readonly [pattern: string, locales: readonly Locale[]])[];

/** Whether a page has a text of its own in a language. */
export function isAvailableIn(pages: PageLocales, path: string, locale: Locale): boolean {
  const page = pages.find(([pattern]) => new RegExp(pattern).test(path));
  return page ? page[1].includes(locale) : true;
}

import type { Locale } from '@heliograph/schema/locales.ts';
import type { MetadataRoute } from 'next';
import { indexedLocales, type PagePath } from '#content/pages.ts';
import { alternatePaths, localePath } from '#i18n/paths.ts';

/** A path, with the locales of its record if it shows one. */
export type PageEntry = { path: string; available?: readonly Locale[] };

/** An entry for each path and locale that search engines may index. */
export function toSitemapEntries(page: PagePath, entries: readonly PageEntry[], origin: string): MetadataRoute.Sitemap {
  return entries.flatMap(({ path, available }) => {
    const locales = indexedLocales(page, available);
    const languages = Object.fromEntries(
      Object.entries(alternatePaths(path, locales)).map(([tag, other]) => [tag, `${origin}${other}`]),
    );
    return locales.map((locale) => ({ url: `${origin}${localePath(locale, path)}`, alternates: { languages } }));
  });
}

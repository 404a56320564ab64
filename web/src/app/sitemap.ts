import type { MetadataRoute } from 'next';
import { getEnv } from '#config/env.ts';
import { getPage, indexedLocales, isSinglePath, type PagePath, pagePaths } from '#content/pages.ts';
import { alternatePaths, localePath } from '#i18n/paths.ts';
import { listRecordPaths } from '#routes/record-paths.ts';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const built = pagePaths.filter((path) => getPage(path).isBuilt);
  const entries = await Promise.all(built.map(async (page) => toEntries(page, await pathsOf(page))));
  return entries.flat();
}

async function pathsOf(page: PagePath): Promise<readonly string[]> {
  return isSinglePath(page) ? [page] : listRecordPaths(page);
}

function toEntries(page: PagePath, paths: readonly string[]): MetadataRoute.Sitemap {
  const { SITE_URL } = getEnv();
  const locales = indexedLocales(page);
  return paths.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(alternatePaths(path, locales)).map(([tag, other]) => [tag, `${SITE_URL}${other}`]),
    );
    return locales.map((locale) => ({ url: `${SITE_URL}${localePath(locale, path)}`, alternates: { languages } }));
  });
}

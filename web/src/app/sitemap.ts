import type { MetadataRoute } from 'next';
import { getEnv } from '#config/env.ts';
import { getPage, pagePaths } from '#content/pages.ts';
import { toSitemapEntries } from '#metadata/sitemap-entries.ts';
import { listPageEntries } from '#routes/record-paths.ts';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const built = pagePaths.filter((path) => getPage(path).isBuilt);
  const { SITE_URL } = getEnv();
  const entries = await Promise.all(
    built.map(async (page) => toSitemapEntries(page, await listPageEntries(page), SITE_URL)),
  );
  return entries.flat();
}

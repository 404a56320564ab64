import type { MetadataRoute } from 'next';
import { getEnv } from '#config/env.ts';
import { pagePaths } from '#content/pages.ts';
import { toSitemapEntries } from '#metadata/sitemap-entries.ts';
import { listPageEntries } from '#routes/record-paths.ts';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { SITE_URL } = getEnv();
  const entries = await Promise.all(
    pagePaths.map(async (page) => toSitemapEntries(page, await listPageEntries(page), SITE_URL)),
  );
  return entries.flat();
}

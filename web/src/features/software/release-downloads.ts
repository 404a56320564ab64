import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { listReleaseDownloads, type ReleaseDownload } from '#features/documents/release-files.ts';
import { getSoftwareReleases } from './software-data.ts';

/** Files and their checksums by the id of the release. */
export async function getReleaseDownloads(locale: Locale): Promise<Record<string, ReleaseDownload[]>> {
  'use cache';
  cacheLife('content');
  const releases = await getSoftwareReleases(locale);
  const downloads: Record<string, ReleaseDownload[]> = {};
  for (const release of releases) downloads[release.id] = await listReleaseDownloads(locale, release);
  return downloads;
}

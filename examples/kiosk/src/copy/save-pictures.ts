import type { PictureFilesFragment } from '../generated/operations.ts';
import type { CopiedRecord, Copy } from './copy.ts';

/** The cache that the service worker reads. */
const CACHE = 'pictures';
/** A host may limit the requests per second of an address. */
const CONCURRENCY = 4;

export type PictureFormat = PictureFilesFragment['renditions'][number]['format'];

/** URLs of all files in one format: the same pictures in every language. */
export function listPictureUrls({ locales }: Copy, format: PictureFormat): Set<string> {
  const records = Object.values(locales).flatMap((locale) => [...locale.records.values()]);
  const files = records.flatMap(picturesOf).flatMap(({ renditions }) => renditions);
  return new Set(files.filter((file) => file.format === format).map(({ url }) => url));
}

function picturesOf(record: CopiedRecord): readonly PictureFilesFragment[] {
  if (record.__typename === 'Product') return record.pictures;
  return 'picture' in record && record.picture ? [record.picture] : [];
}

/**
 * Stores missing pictures, and deletes those that no record has any more. Returns the number of those that failed.
 * `isStale` revalidates the others, as a file can change under its URL; the HTTP cache sends their ETags.
 */
export async function savePictures(urls: ReadonlySet<string>, isStale: boolean): Promise<number> {
  const cache = await caches.open(CACHE);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...stored].filter((url) => !urls.has(url)).map((url) => cache.delete(url)));
  const missing = [...urls].filter((url) => isStale || !stored.has(url));
  let failed = 0;
  const save = async () => {
    for (let url = missing.pop(); url !== undefined; url = missing.pop()) {
      await cache.add(new Request(url, { mode: 'cors', cache: 'no-cache' })).catch(() => {
        failed += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, save));
  return failed;
}

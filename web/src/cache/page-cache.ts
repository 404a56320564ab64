import { createRequire } from 'node:module';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants.js';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { addContentSecurityPolicy } from './page-csp.ts';
import { addDataTime } from './page-data-time.ts';
import { limitProxyLifetime } from './proxy-lifetime.ts';
import { subscribeToPurges } from './purge-subscription.ts';
import { getTime, isPurged, markPurged } from './purged-tags.ts';
import { createRenderStartTimes } from './render-start-times.ts';

const require = createRequire(import.meta.url);
const { default: FileSystemCache }: { default: typeof FileSystemCacheClass } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js');

const { tagsManifest }: typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js') =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

type Entry = NonNullable<Awaited<ReturnType<FileSystemCacheClass['get']>>>;

/** A `lastModified` that makes Next.js render before responding, with this entry as the fallback. */
const RENDER_FIRST = -1;

/** Subscribes on first use: the bundle of `proxy.ts` contains a copy of this module that serves no pages. */
let subscribed: Promise<unknown> | undefined;
const renders = createRenderStartTimes(getTime);

/**
 * Page cache that honours purges from all instances: purged pages are rendered before the next response. Unlike its
 * base class, it keeps the old page as the fallback for failed renders.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<FileSystemCacheClass['get']>): Promise<Entry | null> {
    subscribed ??= subscribeToPurges();
    await subscribed;
    const [key] = args;
    const entry = await super.get(...args);
    if (entry) {
      addContentSecurityPolicy(entry.value);
      addDataTime(entry.value, tagsOf(entry.value), entry.lastModified);
      limitProxyLifetime(entry.value);
    }
    const isOutdated =
      entry !== null && isPurged(tagsOf(entry.value), renders.startOf(entry.value) ?? entry.lastModified ?? 0);
    if (entry === null || isOutdated || isExpired(entry)) renders.begin(key);
    return isOutdated ? { ...entry, value: entry.value, lastModified: RENDER_FIRST } : entry;
  }

  override async set(...args: Parameters<FileSystemCacheClass['set']>): Promise<void> {
    const [key, page] = args;
    renders.finish(key, page);
    addContentSecurityPolicy(page);
    addDataTime(page, tagsOf(page), renders.startOf(page));
    limitProxyLifetime(page);
    await super.set(...args);
  }

  override async revalidateTag(tags: string | string[]): Promise<void> {
    markPurged([tags].flat(), getTime());
    // Its data cache handlers have just added the tags, and Next.js would drop these pages immediately.
    for (const tag of [tags].flat()) tagsManifest.delete(tag);
  }
}

function tagsOf(value: Entry['value']): string[] {
  const header = value && 'headers' in value ? value.headers?.[NEXT_CACHE_TAGS_HEADER] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

function isExpired({ lastModified = 0, cacheControl }: Entry): boolean {
  const seconds = cacheControl?.revalidate ?? 0;
  return seconds !== false && Date.now() - lastModified > seconds * 1_000;
}

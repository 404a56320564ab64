import { createRequire } from 'node:module';
import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import { getTime, isPurged, markPurged } from './purged-tags.ts';

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: typeof import('next/dist/server/lib/cache-handlers/default.js') =
  require('next/dist/server/lib/cache-handlers/default.js');

const MAX_BYTES = 50 * 1024 * 1024;

const memory = createDefaultCacheHandler(MAX_BYTES);

/** In-memory cache for `use cache` results that honours purges from all instances. */
const dataCache: CacheHandler = {
  ...memory,
  get: async (key, softTags) => {
    const entry = await memory.get(key, softTags);
    return entry && isPurged(entry.tags, entry.timestamp) ? undefined : entry;
  },
  updateTags: async (tags) => markPurged(tags, getTime()),
};

export default dataCache;

import { createInvalidationBus, localInvalidationBus } from '../cache/cache-invalidation.ts';
import { createPurgeMoved } from '../cache/purge-moved.ts';
import type { Redis } from '../cache/redis.ts';
import { createRedisStore } from '../cache/redis-store.ts';
import { createSnapshotStore } from '../cache/snapshot-store.ts';
import type { Report } from '../errors/error-reporting.ts';
import { schemaVersion } from '../graphql/schema-version.ts';
import { createLegacyService } from '../legacy/client.ts';
import type { ParseListeners } from '../legacy/drift-monitor.ts';
import { createResponseCache, UncacheableError } from '../response-cache/response-cache.ts';
import { createSitePurge } from './site-purge.ts';

const RESPONSE_CACHE_BYTES = 64 * 1024 * 1024;

type Settings = {
  legacyUrl: string;
  responseCacheBytes?: number | undefined;
  upstreamCacheBytes?: number | undefined;
  /** Shared by instances. */
  redis: Redis | undefined;
  purgeToken?: string | undefined;
  siteUrls?: readonly string[] | undefined;
  now?: () => number;
};

export type Caches = ReturnType<typeof createCaches>;

/** The response cache, the upstream cache, and the Redis that instances share. */
export function createCaches(
  { legacyUrl, redis, purgeToken, siteUrls = [], now, ...sizes }: Settings,
  report: Report,
  listeners: ParseListeners,
) {
  const purgeLocal = (tags: ReadonlySet<string>) => legacy.purge(tags) + responses.purge(tags);
  const bus = redis ? createInvalidationBus(redis, purgeLocal) : localInvalidationBus;
  const createStore = (namespace: string) => redis && createRedisStore(redis, bus, namespace);
  const legacy = createLegacyService(legacyUrl, {
    report,
    listeners,
    now,
    maxBytes: sizes.upstreamCacheBytes,
    store: createStore('upstream'),
  });
  const responses = createResponseCache({
    maxBytes: sizes.responseCacheBytes ?? RESPONSE_CACHE_BYTES,
    now,
    // Releases with different schemas do not share responses.
    store: createStore(`response:${schemaVersion}`),
    onRefreshError: (_key, error) => {
      if (!(error instanceof UncacheableError)) report('refresh', error);
    },
  });
  const purgeGateways = async (tags: readonly string[]) => {
    const published = bus.publish(tags);
    const purged = purgeLocal(new Set(tags));
    return { purged, acknowledged: await published };
  };
  const purgeSites = createSitePurge(siteUrls, purgeToken, report);
  const { purgeMoved, markPurged } = createPurgeMoved(redis, async (tags) => (await purgeGateways(tags)).acknowledged);

  return {
    redis,
    legacy,
    responses,
    recordChanges: { snapshots: createSnapshotStore(redis), purgeMoved },
    markPurged,
    /** Purges every gateway and then every site, which fetches from the gateways again. */
    purge: async (tags: readonly string[]) => {
      const { purged, acknowledged } = await purgeGateways(tags);
      const sites = await Promise.all([bus.publishToSites(tags), purgeSites(tags)]);
      return { purged, everywhere: acknowledged && sites.every(Boolean) };
    },
    close: () => {
      bus.close();
      redis?.close();
    },
  };
}

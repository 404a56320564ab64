import { createHash } from 'node:crypto';
import { typeDefs } from '@heliograph/schema/sdl.ts';
import { createResponseCache, UncacheableError } from '../response-cache/response-cache.ts';
import type { Report } from '../errors/error-reporting.ts';
import { createSitePurge } from './site-purge.ts';
import { localInvalidationBus, createInvalidationBus } from '../cache/invalidation.ts';
import { connectRedis } from '../cache/redis.ts';
import { createRedisStore } from '../cache/redis-store.ts';
import { createLegacyService } from '../legacy/client.ts';
import type { DriftListener } from '../legacy/drift-monitor.ts';

const RESPONSE_CACHE_BYTES = 64 * 1024 * 1024;
/** Answers of another release of the schema are not answers of this one. */
const RELEASE = createHash('sha256').update(typeDefs.join('\n')).digest('base64url').slice(0, 12);

type Settings = {
  legacyUrl: string;
  responseCacheBytes?: number | undefined;
  upstreamCacheBytes?: number | undefined;
  redisUrl?: string | undefined;
  purgeToken?: string | undefined;
  siteUrls?: readonly string[] | undefined;
  now?: () => number;
};

export type Caches = ReturnType<typeof createCaches>;

/** All that is kept between operations: answers, what they were made from, and Redis, where instances share both. */
export function createCaches(
  { legacyUrl, redisUrl, purgeToken, siteUrls = [], now, ...sizes }: Settings,
  report: Report,
  onDrift: DriftListener,
) {
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, report);
  const forget = (tags: ReadonlySet<string>) => legacy.purge(tags) + answers.purge(tags);
  const purges = redis ? createInvalidationBus(redis, forget) : localInvalidationBus;
  const store = (name: string) => redis && createRedisStore(redis, purges, name);
  const legacy = createLegacyService(legacyUrl, {
    report,
    onDrift,
    now,
    maxBytes: sizes.upstreamCacheBytes,
    store: store('call'),
  });
  const answers = createResponseCache({
    maxBytes: sizes.responseCacheBytes ?? RESPONSE_CACHE_BYTES,
    now,
    store: store(`answer:${RELEASE}`),
    onFault: (_key, error) => {
      if (!(error instanceof UncacheableError)) report('refresh', error);
    },
  });

  const purgeSites = createSitePurge(siteUrls, purgeToken, report);

  return {
    redis,
    legacy,
    answers,
    /** Drops what carries one of these tags on every gateway, and only then on every site: sites ask the gateways anew. */
    purge: async (tags: readonly string[]) => {
      const announced = purges.publish(tags);
      const purged = forget(new Set(tags));
      const confirmed = [await announced];
      confirmed.push(...(await Promise.all([purges.publishToSites(tags), purgeSites(tags)])));
      return { purged, everywhere: confirmed.every(Boolean) };
    },
    close: () => {
      purges.close();
      redis?.close();
    },
  };
}

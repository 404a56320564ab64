import { createHash } from 'node:crypto';
import { typeDefs } from '@heliograph/schema/sdl.ts';
import { createAnswerCache, NotKept } from '../response-cache/response-cache.ts';
import type { Report } from './error-reporting.ts';
import { createSitePurge } from './site-purge.ts';
import { noPurges, sharePurges } from '../cache/invalidation.ts';
import { connectRedis } from '../cache/redis.ts';
import { createRedisShelf } from '../cache/redis-store.ts';
import { createLegacyService } from '../legacy/client.ts';
import type { DriftListener } from '../legacy/drift-monitor.ts';

const ANSWER_CACHE_BYTES = 64 * 1024 * 1024;
/** Answers of another release of the schema are not answers of this one. */
const RELEASE = createHash('sha256').update(typeDefs.join('\n')).digest('base64url').slice(0, 12);

type Settings = {
  legacyUrl: string;
  answerCacheBytes?: number | undefined;
  callCacheBytes?: number | undefined;
  redisUrl?: string | undefined;
  purgeToken?: string | undefined;
  siteUrls?: readonly string[] | undefined;
  now?: () => number;
};

export type Kept = ReturnType<typeof createKept>;

/** All that is kept between operations: answers, what they were made from, and Redis, where instances share both. */
export function createKept(
  { legacyUrl, redisUrl, purgeToken, siteUrls = [], now, ...sizes }: Settings,
  report: Report,
  onDrift: DriftListener,
) {
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, report);
  const forget = (tags: ReadonlySet<string>) => legacy.purge(tags) + answers.purge(tags);
  const purges = redis ? sharePurges(redis, forget) : noPurges;
  const shelf = (name: string) => redis && createRedisShelf(redis, purges, name);
  const legacy = createLegacyService(legacyUrl, {
    report,
    onDrift,
    now,
    maxBytes: sizes.callCacheBytes,
    shelf: shelf('call'),
  });
  const answers = createAnswerCache({
    maxBytes: sizes.answerCacheBytes ?? ANSWER_CACHE_BYTES,
    now,
    shelf: shelf(`answer:${RELEASE}`),
    onFault: (_key, error) => {
      if (!(error instanceof NotKept)) report('refresh', error);
    },
  });

  const purgeSites = createSitePurge(siteUrls, purgeToken, report);

  return {
    redis,
    legacy,
    answers,
    /** Drops what carries one of these tags on every gateway, and only then on every site: sites ask the gateways anew. */
    purge: async (tags: readonly string[]) => {
      const announced = purges.announce(tags);
      const purged = forget(new Set(tags));
      const confirmed = [await announced];
      confirmed.push(...(await Promise.all([purges.announceToSites(tags), purgeSites(tags)])));
      return { purged, everywhere: confirmed.every(Boolean) };
    },
    close: () => {
      purges.close();
      redis?.close();
    },
  };
}

import { toClientNetwork } from '@heliograph/schema/client-address.ts';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '../cache/redis.ts';
import { createRateLimitedError } from '../errors/errors.ts';

/** What one visitor may do within ten minutes. */
export type RateLimits = Record<
  'inquiry' | 'subscription' | 'sampleRequest' | 'registration' | 'challenge' | 'certificate',
  number
>;

export type RateLimitedAction = keyof RateLimits;

const WINDOW_S = 10 * 60;

/** Forms are filled in by hand; proofOfWork and certificates are asked for a little more often. */
export const defaultRateLimits: RateLimits = { ...toFormRateLimits(10), challenge: 30, certificate: 60 };

/** The same limit for every form. */
export function toFormRateLimits(submissions: number) {
  return {
    inquiry: submissions,
    subscription: submissions,
    sampleRequest: submissions,
    registration: submissions,
  };
}

export type RateLimiter = { consume: (what: RateLimitedAction) => Promise<void> };

/** Counts what each visitor does, by address: all instances together in Redis, each by itself while there is none. */
export function createRateLimiter(settings: RateLimits, redis?: Redis) {
  const limiters = new Map(
    Object.entries(settings).map(([what, points]) => [what, createLimiter({ keyPrefix: what, points }, redis)]),
  );
  return (address: string): RateLimiter => ({
    /** Throws an error with the seconds to wait when it was too often. */
    consume: async (what) => {
      const refused = await limiters.get(what)?.(toClientNetwork(address));
      // More than the whole time is left only when the clock was set back.
      if (refused) throw createRateLimitedError(Math.min(WINDOW_S, Math.ceil(refused.msBeforeNext / 1000)));
    },
  });
}

/** Counts one; answers with what is left of the time when it was one too many. */
function createLimiter(settings: { keyPrefix: string; points: number }, redis: Redis | undefined) {
  const here = new RateLimiterMemory({ ...settings, duration: WINDOW_S });
  const everywhere =
    redis &&
    new RateLimiterRedis({
      ...settings,
      keyPrefix: `heliograph:limit:${settings.keyPrefix}`,
      duration: WINDOW_S,
      storeClient: redis.client,
      useRedisPackage: true,
    });
  return async (visitor: string): Promise<RateLimiterRes | undefined> => {
    const local = await consume(here, visitor);
    // While Redis was away, only this instance counted.
    if (local || !everywhere) return local;
    return redis.attempt(() => consume(everywhere, visitor), undefined);
  };
}

async function consume(
  limiter: Pick<RateLimiterMemory, 'consume'>,
  visitor: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(visitor);
    return undefined;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

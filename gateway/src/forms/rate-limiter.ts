import { createHash } from 'node:crypto';
import { toClientNetwork } from '@heliograph/schema/client-address.ts';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '../cache/redis.ts';
import { createRateLimitedError } from '../errors/errors.ts';
import { type ClientCredential, createFormClients, type FormClient } from './form-clients.ts';

/** Actions per client in ten minutes. */
export type RateLimits = Record<
  'inquiry' | 'subscription' | 'sampleRequest' | 'registration' | 'challenge' | 'certificate',
  number
>;

export type RateLimitedAction = keyof RateLimits;

const WINDOW_S = 10 * 60;
const DAY_S = 24 * 60 * 60;

const EMAILS_PER_DAY = 5;

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

export type RateLimiter = { consume: (action: RateLimitedAction) => Promise<void> };

/** A subscription may need several challenges. */
const CHALLENGES_PER_SUBMISSION = 3;

/**
 * Rate limits by client network, or by registered client for forms. Shared by all instances through Redis, or per
 * instance without it.
 */
export function createRateLimiter(limits: RateLimits, redis?: Redis, formClients: readonly FormClient[] = []) {
  const clients = createFormClients(formClients);
  const byNetwork = createLimiters(limits, redis);
  const byClient = new Map(clients.all.map(({ id, quota }) => [id, createLimiters(toClientLimits(quota), redis)]));

  return (address: string, credential?: ClientCredential): RateLimiter => {
    const client = credential && clients.find(credential);
    const ofClient = client && byClient.get(client.id);
    return {
      /** Throws `RATE_LIMITED` with the seconds to wait if the limit is exceeded. */
      consume: async (action) => {
        const limiter = ofClient?.get(action);
        const exceeded =
          client && limiter
            ? await limiter.consume(client.id)
            : await byNetwork.get(action)?.consume(toClientNetwork(address));
        // More than the window remains only if the clock was set back.
        if (exceeded) throw createRateLimitedError(Math.min(WINDOW_S, Math.ceil(exceeded.msBeforeNext / 1000)));
      },
    };
  };
}

/** Limits the confirmation emails to one address, so that nobody can flood it. */
export function createEmailLimiter(redis?: Redis) {
  const limiter = createLimiter({ keyPrefix: 'email', points: EMAILS_PER_DAY, duration: DAY_S }, redis);
  // Redis must not contain addresses.
  const toKey = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('base64url');
  return {
    /** Returns the seconds to wait if the limit is exceeded. */
    consume: async (address: string): Promise<number | undefined> => {
      const exceeded = await limiter.consume(toKey(address));
      return exceeded && Math.min(DAY_S, Math.ceil(exceeded.msBeforeNext / 1000));
    },
    /** For an email that was not sent. */
    refund: (address: string): Promise<void> => limiter.refund(toKey(address)),
  };
}

export type EmailLimiter = ReturnType<typeof createEmailLimiter>;

function toClientLimits(quota: number): Partial<RateLimits> {
  return { ...toFormRateLimits(quota), challenge: quota * CHALLENGES_PER_SUBMISSION };
}

function createLimiters(limits: Partial<RateLimits>, redis: Redis | undefined) {
  return new Map<string, ReturnType<typeof createLimiter>>(
    Object.entries(limits).map(([action, points]) => [
      action,
      createLimiter({ keyPrefix: action, points, duration: WINDOW_S }, redis),
    ]),
  );
}

function createLimiter(settings: { keyPrefix: string; points: number; duration: number }, redis: Redis | undefined) {
  const localLimiter = new RateLimiterMemory(settings);
  const sharedLimiter =
    redis &&
    new RateLimiterRedis({
      ...settings,
      keyPrefix: `heliograph:limit:${settings.keyPrefix}`,
      storeClient: redis.client,
      useRedisPackage: true,
    });
  return {
    /** Consumes one point; resolves to the state of the limiter if the limit is exceeded. */
    consume: async (client: string): Promise<RateLimiterRes | undefined> => {
      const exceeded = await consume(localLimiter, client);
      // During a Redis outage, only the local limiter counted.
      if (exceeded || !sharedLimiter) return exceeded;
      return redis.attempt(() => consume(sharedLimiter, client), undefined);
    },
    refund: async (client: string): Promise<void> => {
      await localLimiter.reward(client);
      if (sharedLimiter) await redis.attempt(() => sharedLimiter.reward(client), undefined);
    },
  };
}

async function consume(
  limiter: Pick<RateLimiterMemory, 'consume'>,
  client: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(client);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

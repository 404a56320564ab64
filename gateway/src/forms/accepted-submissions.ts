import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Redis } from '../cache/redis.ts';

const TTL_MS = 10 * 60 * 1000;
const MAX_SUBMISSIONS = 10_000;

export type AcceptedSubmissions = ReturnType<typeof createAcceptedSubmissions>;

/** Submissions that were accepted recently, on any instance if Redis is available. */
export function createAcceptedSubmissions(redis?: Redis) {
  const local = new LRUCache<string, true>({ max: MAX_SUBMISSIONS, ttl: TTL_MS });
  const toRedisKey = (submission: string) => `heliograph:accepted:${submission}`;
  const expiration = { type: 'PX', value: TTL_MS } as const;

  return {
    has: async (submission: string): Promise<boolean> =>
      local.has(submission) || (await redis?.attempt((client) => client.exists(toRedisKey(submission)), 0)) === 1,
    add: async (submission: string): Promise<void> => {
      local.set(submission, true);
      await redis?.attempt((client) => client.set(toRedisKey(submission), '1', { expiration }), null);
    },
    delete: async (submission: string): Promise<void> => {
      local.delete(submission);
      await redis?.attempt((client) => client.del(toRedisKey(submission)), 0);
    },
  };
}

/** Identifies a submission by its form and content, which includes the idempotency key. */
export function identifySubmission(form: string, content: object): string {
  return createHash('sha256')
    .update(JSON.stringify([form, content]))
    .digest('base64url');
}

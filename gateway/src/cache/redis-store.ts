import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { InvalidationBus } from './cache-invalidation.ts';
import type { Redis } from './redis.ts';
import type { CacheStore } from './store.ts';

/** Stale data survives a night without the content service. */
const TTL_MS = 24 * 60 * 60 * 1000;

const entrySchema = z.object({
  /** When the load started, in epoch milliseconds: the only clock that instances share. */
  storedAt: z.number(),
  text: z.string(),
  dataAgeMs: z.number().min(0).optional(),
  ttlMs: z.number().min(0),
  tags: z.array(z.string()),
  allowStale: z.boolean(),
});

/** A cache store in Redis. `namespace` separates caches with equal keys. */
export function createRedisStore({ attempt }: Redis, bus: InvalidationBus, namespace: string): CacheStore {
  const toRedisKey = (key: string) => `heliograph:${namespace}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    read: async (key) => {
      if (!bus.isSynced()) return;
      const text = await attempt((client) => client.get(toRedisKey(key)), null);
      const stored = text === null ? undefined : parseEntry(text);
      if (!stored) return;
      const { storedAt, ...entry } = stored;
      if (!bus.isSynced() || bus.isPurged(entry.tags, storedAt)) return;
      // The clock of another instance may be ahead.
      return { ...entry, ageMs: Math.max(0, Date.now() - storedAt) };
    },
    write: (key, { ageMs, ...entry }) => {
      const text = JSON.stringify({ storedAt: Date.now() - ageMs, ...entry });
      void attempt((client) => client.set(toRedisKey(key), text, { expiration: { type: 'PX', value: TTL_MS } }), null);
    },
  };
}

/** Undefined for an entry that another release wrote in another format. */
function parseEntry(text: string): z.infer<typeof entrySchema> | undefined {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return;
  }
}

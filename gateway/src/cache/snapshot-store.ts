import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Redis } from './redis.ts';

/** A digest of each record, by record. */
export type Snapshot = ReadonlyMap<string, string>;

/** Earlier snapshots by id, in memory and in Redis. Best effort: a snapshot may be lost at any time. */
export type SnapshotStore = {
  save: (id: string, snapshot: Snapshot) => Promise<void>;
  find: (id: string) => Promise<Snapshot | undefined>;
};

const MAX_SNAPSHOTS = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** After this long without being the current one, a snapshot is lost. */
const TTL_MS = 30 * DAY_MS;

const storedSnapshot = z.array(z.tuple([z.string(), z.string()]));

export function createSnapshotStore(redis: Redis | undefined): SnapshotStore {
  const snapshots = new LRUCache<string, Snapshot>({ max: MAX_SNAPSHOTS });
  /** Renewed daily, as long as the snapshot is the current one. */
  const saved = new LRUCache<string, true>({ max: MAX_SNAPSHOTS, ttl: DAY_MS });
  const toRedisKey = (id: string) => `heliograph:snapshot:${id}`;
  return {
    save: async (id, snapshot) => {
      snapshots.set(id, snapshot);
      if (!redis || saved.has(id)) return;
      const text = JSON.stringify([...snapshot]);
      const expiration = { type: 'PX', value: TTL_MS } as const;
      const isSaved = await redis.attemptPatiently((client) => client.set(toRedisKey(id), text, { expiration }), null);
      if (isSaved) saved.set(id, true);
    },
    find: async (id) => {
      const known = snapshots.get(id);
      if (known || !redis) return known;
      const text = await redis.attemptPatiently((client) => client.get(toRedisKey(id)), null);
      return text === null ? undefined : new Map(storedSnapshot.parse(JSON.parse(text)));
    },
  };
}

import type { Redis } from './redis.ts';

const KEY = 'heliograph:record-positions';

/** A text by tag that changes with the records of the tag. */
export type RecordPositions = ReadonlyMap<string, string>;

/** Remembers for which positions of records the gateways were purged, in memory and in Redis. */
export function createPurgeMoved(redis: Redis | undefined, purge: (tags: readonly string[]) => Promise<boolean>) {
  const purged = new Map<string, string>();

  const findMoved = (positions: RecordPositions) =>
    [...positions].filter(([tag, position]) => purged.get(tag) !== position);

  async function share(moved: readonly (readonly [tag: string, position: string])[]): Promise<void> {
    for (const [tag, position] of moved) purged.set(tag, position);
    if (moved.length > 0) {
      await redis?.attemptPatiently((client) => client.hSet(KEY, Object.fromEntries(moved)), 0);
    }
  }

  return {
    /** Purges the tags whose records changed since the last call, on every gateway. Rejects if one did not confirm. */
    purgeMoved: async (positions: RecordPositions): Promise<void> => {
      const moved = findMoved(positions);
      if (moved.length === 0) return;
      const shared = redis ? await redis.attemptPatiently((client) => client.hGetAll(KEY), {}) : {};
      const unpurged = moved.filter(([tag, position]) => shared[tag] !== position);
      if (unpurged.length > 0 && !(await purge(unpurged.map(([tag]) => tag)))) {
        throw new Error('An instance did not confirm the purge');
      }
      for (const [tag, position] of moved) purged.set(tag, position);
      await share(unpurged);
    },
    /** After a purge of all changes up to these positions. */
    markPurged: (positions: RecordPositions): Promise<void> => share(findMoved(positions)),
  };
}

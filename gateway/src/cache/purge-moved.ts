import type { Redis } from './redis.ts';

const KEY = 'heliograph:record-positions';

/**
 * Purges the tags whose records changed since the last call, on every gateway. `positions` has a text by tag that changes
 * with its records. Rejects if an instance did not confirm.
 */
export function createPurgeMoved(redis: Redis | undefined, purge: (tags: readonly string[]) => Promise<boolean>) {
  const purged = new Map<string, string>();

  return async (positions: ReadonlyMap<string, string>): Promise<void> => {
    const moved = [...positions].filter(([tag, position]) => purged.get(tag) !== position);
    if (moved.length === 0) return;
    const shared = redis ? await redis.attemptPatiently((client) => client.hGetAll(KEY), {}) : {};
    const unpurged = moved.filter(([tag, position]) => shared[tag] !== position);
    if (unpurged.length > 0) {
      if (!(await purge(unpurged.map(([tag]) => tag)))) throw new Error('An instance did not confirm the purge');
      await redis?.attemptPatiently((client) => client.hSet(KEY, Object.fromEntries(unpurged)), 0);
    }
    for (const [tag, position] of moved) purged.set(tag, position);
  };
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Purges } from './invalidation.ts';
import type { Redis } from './redis.ts';
import type { Shelf } from './store.ts';

/** Last good data outlives a night without the content service. */
const LIFE_MS = 24 * 60 * 60 * 1000;

const stored = z.object({
  /** When it was asked for, in milliseconds of the day's clock: instances have no other in common. */
  at: z.number(),
  text: z.string(),
  freshFor: z.number().min(0),
  tags: z.array(z.string()),
  isGoodWhenStale: z.boolean(),
});

/** A shelf in Redis. `name` tells apart what must not be mistaken for one another. */
export function createRedisShelf({ attempt }: Redis, purges: Purges, name: string): Shelf {
  const toRedisKey = (key: string) => `heliograph:${name}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    read: async (key) => {
      if (!purges.isCurrent()) return;
      const text = await attempt((client) => client.get(toRedisKey(key)), null);
      const found = text === null ? undefined : toStored(text);
      if (!found) return;
      const { at, ...shelved } = found;
      if (!purges.isCurrent() || purges.isPurged(shelved.tags, at)) return;
      // A clock that differs makes nothing younger than new.
      return { ...shelved, age: Math.max(0, Date.now() - at) };
    },
    write: (key, { age, ...shelved }) => {
      const text = JSON.stringify({ at: Date.now() - age, ...shelved });
      void attempt((client) => client.set(toRedisKey(key), text, { expiration: { type: 'PX', value: LIFE_MS } }), null);
    },
  };
}

/** What another instance, perhaps of another release, put there; nothing where it cannot be read. */
function toStored(text: string): z.infer<typeof stored> | undefined {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return;
  }
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Purges } from './purges.ts';
import type { Redis } from './redis.ts';
import type { Shelf } from './shelf.ts';

/** Last good data outlives a night without the content service. */
const LIFE_MS = 24 * 60 * 60 * 1000;

const stored = z.object({
  /** When it was put there, in milliseconds of the day's clock: instances have no other in common. */
  at: z.number(),
  text: z.string(),
  freshFor: z.number().min(0),
  tags: z.array(z.string()),
});

/** A shelf in Redis. `name` tells apart what must not be mistaken for one another. */
export function createRedisShelf({ attempt }: Redis, purges: Purges, name: string): Shelf {
  const toRedisKey = (key: string) => `heliograph:${name}:${createHash('sha256').update(key).digest('base64url')}`;
  return {
    read: async (key) => {
      const text = await attempt((client) => client.get(toRedisKey(key)), null);
      if (text === null) return;
      const { at, ...shelved } = stored.parse(JSON.parse(text));
      if (purges.isPurged(shelved.tags, at)) return;
      // A clock that differs makes nothing younger than new.
      return { ...shelved, age: Math.max(0, Date.now() - at) };
    },
    write: (key, shelved) => {
      const text = JSON.stringify({ at: Date.now(), ...shelved });
      void attempt((client) => client.set(toRedisKey(key), text, { expiration: { type: 'PX', value: LIFE_MS } }), null);
    },
  };
}

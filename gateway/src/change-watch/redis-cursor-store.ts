import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Redis } from '../cache/redis.ts';
import type { CursorStore, Turn } from './cursor-store.ts';

const LEASE_KEY = 'heliograph:change-watch';
const CURSOR_KEY = 'heliograph:change-cursor';

const HOLD = `
local holder = redis.call('get', KEYS[1])
local isHeld = not holder or holder == ARGV[1]
if isHeld then redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) end
return { isHeld and 1 or 0, redis.call('get', KEYS[2]) or '' }`;

const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

const holdReply = z.tuple([z.number(), z.string()]);

/** Without a reply from Redis, an instance keeps its role for this long: Redis may be slow, or not yet connected. */
const GRACE_MS = 2_000;

/** Shared by instances: one of them polls. While Redis is down, each of them does. */
export function createRedisCursorStore({ attemptPatiently }: Redis): CursorStore {
  const instance = randomUUID();
  let turn: Turn = { isHeld: false, cursor: undefined };
  let repliedAt = performance.now();

  return {
    hold: async (leaseMs) => {
      const options = { keys: [LEASE_KEY, CURSOR_KEY], arguments: [instance, String(leaseMs)] };
      const reply = await attemptPatiently((client) => client.eval(HOLD, options), null);
      if (reply === null) return performance.now() - repliedAt < GRACE_MS ? turn : { ...turn, isHeld: true };
      const [isHeld, cursor] = holdReply.parse(reply);
      repliedAt = performance.now();
      // An emptied Redis has no cursor.
      turn = { isHeld: isHeld === 1, cursor: cursor || turn.cursor };
      return turn;
    },
    save: async (cursor) => {
      turn = { ...turn, cursor };
      await attemptPatiently((client) => client.set(CURSOR_KEY, cursor), null);
    },
    release: async () => {
      await attemptPatiently((client) => client.eval(RELEASE, { keys: [LEASE_KEY], arguments: [instance] }), null);
    },
  };
}

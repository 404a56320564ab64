import type { ServerResponse } from 'node:http';
import { closeUnread, WRITE_TIMEOUT_MS } from './write-timeout.ts';

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/**
 * Lets so many different requests in at once. It counts them itself, from when they were read: by the time that one is
 * executed, hundreds may have come after it. Equal ones count once, for they wait for the same answer.
 */
export function createConcurrencyLimiter(room: number, writeTimeoutMs = WRITE_TIMEOUT_MS) {
  const inside = new Map<string | symbol, number>();

  function leave(asked: string | symbol): void {
    const left = (inside.get(asked) ?? 0) - 1;
    if (left > 0) inside.set(asked, left);
    else inside.delete(asked);
  }

  return {
    /** Whether there was room; it is free again when the response has been read, or nobody waits for it any more. */
    tryAcquire: (asked: string | symbol, response: ServerResponse): boolean => {
      const equal = inside.get(asked) ?? 0;
      if (equal === 0 && inside.size >= room) return false;
      inside.set(asked, equal + 1);
      response.once('close', () => leave(asked));
      response.once('prefinish', () => closeUnread(response, writeTimeoutMs));
      return true;
    },
  };
}

import type { ServerResponse } from 'node:http';
import { closeUnread, WRITE_TIMEOUT_MS } from './write-timeout.ts';

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/**
 * Load shedding under overload: limits concurrent requests, counted from when they were read. Requests with equal keys
 * share one load, and so one permit.
 */
export function createConcurrencyLimiter(permits: number, writeTimeoutMs = WRITE_TIMEOUT_MS) {
  const active = new Map<string | symbol, number>();

  function release(key: string | symbol): void {
    const remaining = (active.get(key) ?? 0) - 1;
    if (remaining > 0) active.set(key, remaining);
    else active.delete(key);
  }

  return {
    /** Acquires a permit until the response is closed; false if none is left. */
    tryAcquire: (key: string | symbol, response: ServerResponse): boolean => {
      const count = active.get(key) ?? 0;
      if (count === 0 && active.size >= permits) return false;
      active.set(key, count + 1);
      response.once('close', () => release(key));
      response.once('prefinish', () => closeUnread(response, writeTimeoutMs));
      return true;
    },
  };
}

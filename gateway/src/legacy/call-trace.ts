import type { CacheStatus } from '../cache/swr-cache.ts';
import type { CallName } from './calls.ts';

/** One upstream call of an operation. */
export type CallTrace = {
  call: CallName;
  /** Equal for equal reads; unset for calls that are not cached. */
  key?: string;
  milliseconds: number;
  /** `miss` also for a read that failed after it was sent. */
  cache: CacheStatus | 'none';
  /** Remaining. */
  ttlMs: number;
  tags: readonly string[];
  allowStale: boolean;
  /** Of a cached response; 0 for one that was fetched. */
  ageMs: number;
  /** Whether the response is stale because its refresh failed. */
  isFailing: boolean;
};

export function createCallTrace(call: CallName): CallTrace {
  return { call, milliseconds: 0, cache: 'none', ttlMs: 0, tags: [], allowStale: false, ageMs: 0, isFailing: false };
}

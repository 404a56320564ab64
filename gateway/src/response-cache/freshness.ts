import type { IncomingHttpHeaders } from 'node:http';
import type { CacheResult } from '../cache/swr-cache.ts';
import type { CallTrace } from '../legacy/call-trace.ts';
import type { CachedResponse } from './cached-response.ts';

/** `extensions.freshness`. */
export type Freshness = {
  /** Of the oldest data in the response, in seconds. */
  age: number;
  /** Where the oldest data came from. */
  source: 'upstream' | 'cache' | 'stale-cache';
  reason: 'fresh' | 'revalidating' | 'upstream-unavailable';
};

/** Whether the client asks for `extensions.freshness`. Such a response is not cached by anyone: its age would be wrong. */
export function wantsFreshness(headers: IncomingHttpHeaders): boolean {
  return headers['x-freshness'] === '1';
}

/** Age of the oldest upstream response of an operation, in milliseconds. */
export function getDataAge(calls: readonly CallTrace[]): number {
  return Math.max(0, ...calls.map(({ ageMs }) => ageMs));
}

/** Of an operation that was executed for this response; undefined if it read no data. A failed call has no tags. */
export function getFreshnessOfCalls(calls: readonly CallTrace[]): Freshness | undefined {
  if (calls.every(({ tags }) => tags.length === 0)) return;
  const isStale = calls.some(({ cache }) => cache === 'stale');
  return toFreshness(getDataAge(calls), { isStale, isFailing: calls.some(({ isFailing }) => isFailing) });
}

/** Of a response from the response cache, or one that was loaded into it. */
export function getFreshness({ entry, status, ageMs }: CacheResult<CachedResponse>): Freshness {
  const { ttlMs, dataAgeMs = 0, retryAt, value } = entry;
  const isStale = status === 'stale' || ttlMs === 0;
  const isFailing = retryAt > 0 || value.isFailing === true;
  const isFetched = status === 'miss' || status === 'inflight';
  return toFreshness(isFetched ? dataAgeMs : ageMs + dataAgeMs, { isStale, isFailing, isCached: !isFetched });
}

type State = { isStale: boolean; isFailing: boolean; isCached?: boolean };

function toFreshness(ageMs: number, { isStale, isFailing, isCached = ageMs > 0 }: State): Freshness {
  const age = Math.floor(ageMs / 1000);
  if (isStale) return { age, source: 'stale-cache', reason: isFailing ? 'upstream-unavailable' : 'revalidating' };
  return { age, source: isCached || ageMs > 0 ? 'cache' : 'upstream', reason: 'fresh' };
}

/**
 * A stale response has a negative remaining lifetime in its `Cache-Status` header (RFC 9211). Seconds; `ttlMs` is 0 if it
 * was made from stale data of the content service.
 */
export function formatStaleStatus({ ttlMs, ageMs }: { ttlMs: number; ageMs: number }): string {
  return `heliograph; hit; ttl=${Math.min(-1, Math.floor((ttlMs - ageMs) / 1000))}`;
}

export function isStale(cacheStatus: string | null): boolean {
  return /;\s*ttl=-/.test(cacheStatus ?? '');
}

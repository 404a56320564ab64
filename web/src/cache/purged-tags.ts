import { expandPurgedTag } from '@heliograph/schema/cache-tags.ts';

const purgedAt = new Map<string, number>();

/** Milliseconds since 1970 with fractions, on the clock that Next.js gives to cache entries: it never steps back. */
export function getTime(): number {
  return performance.timeOrigin + performance.now();
}

/** Records that tags were purged, at a time in milliseconds since 1970. */
export function markPurged(tags: readonly string[], at: number): void {
  for (const tag of tags.flatMap(expandPurgedTag)) purgedAt.set(tag, Math.max(at, purgedAt.get(tag) ?? 0));
}

/** Whether one of these tags was purged at or after a time. */
export function isPurged(tags: readonly string[], since: number): boolean {
  return tags.some((tag) => (purgedAt.get(tag) ?? 0) >= since);
}

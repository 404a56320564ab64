import { expandPurgedTag } from '@heliograph/schema/cache-tags.ts';

const purgedAt = new Map<string, number>();

/** Monotonic clock of Next.js cache entries: fractional milliseconds since the epoch. */
export function getTime(): number {
  return performance.timeOrigin + performance.now();
}

export function markPurged(tags: readonly string[], at: number): void {
  for (const tag of tags.flatMap(expandPurgedTag)) purgedAt.set(tag, Math.max(at, purgedAt.get(tag) ?? 0));
}

export function isPurged(tags: readonly string[], since: number): boolean {
  return tags.some((tag) => (purgedAt.get(tag) ?? 0) >= since);
}

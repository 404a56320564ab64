const FIRST_MS = 1_000;
const LAST_MS = 60_000;

/** Doubles from one second to a minute, at least `retryAfterMs`. The jitter keeps kiosks from returning together. */
export function getRetryDelay(attempt: number, retryAfterMs: number, random: () => number = Math.random): number {
  const backoff = Math.min(LAST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(Math.max(retryAfterMs, backoff / 2) + (random() * backoff) / 2);
}

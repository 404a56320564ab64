import { expect, it } from 'vitest';
import { formatStaleStatus, isStale } from './stale-response.ts';

it.each([
  [{ ttlMs: 300_000, ageMs: 360_500 }, 'heliograph; hit; ttl=-61'],
  [{ ttlMs: 300_000, ageMs: 300_000 }, 'heliograph; hit; ttl=-1'],
  [{ ttlMs: 0, ageMs: 0 }, 'heliograph; hit; ttl=-1'],
])('a stale response has a negative lifetime: %j', (age, status) => {
  expect(formatStaleStatus(age)).toBe(status);
  expect(isStale(status)).toBe(true);
});

it.each([null, '', 'heliograph; hit', 'cdn; hit; ttl=30', 'cdn-ttl=-1'])(
  'is not stale with the header %j',
  (status) => {
    expect(isStale(status)).toBe(false);
  },
);

import { describe, expect, it } from 'vitest';
import { getRetryDelay } from './retry-delay.ts';

const earliest = () => 0;
const latest = () => 1;

describe('the delay before a retry', () => {
  it('doubles from one second to a minute', () => {
    expect([0, 1, 2, 10].map((attempt) => getRetryDelay(attempt, 0, latest))).toEqual([1_000, 2_000, 4_000, 60_000]);
  });

  it('varies by half, so that kiosks do not return together', () => {
    expect([0, 10].map((attempt) => getRetryDelay(attempt, 0, earliest))).toEqual([500, 30_000]);
  });

  it('is at least what the response asks for', () => {
    expect(getRetryDelay(0, 7_000, earliest)).toBe(7_000);
    expect(getRetryDelay(10, 7_000, latest)).toBe(60_000);
  });
});

import { vi } from 'vitest';

/** Mocks `now` of `Date` or `performance` until the end of the test. */
export function mockClock(clock: { now: () => number }) {
  const now = clock.now.bind(clock);
  let offset = 0;
  vi.spyOn(clock, 'now').mockImplementation(() => now() + offset);
  return {
    jump: (milliseconds: number): void => {
      offset += milliseconds;
    },
  };
}

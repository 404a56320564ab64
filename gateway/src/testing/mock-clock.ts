import { vi } from 'vitest';

/** Lets a clock of this process jump, until the end of the test. */
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

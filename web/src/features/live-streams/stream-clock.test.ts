import { expect, it } from 'vitest';
import { toRemaining } from './stream-clock.ts';

it('R200 what is left is told in days, hours, minutes and seconds', () => {
  expect(toRemaining(((26 * 60 + 3) * 60 + 4) * 1000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(toRemaining(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  expect(toRemaining(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

it('R200 nothing is left once the time has come', () => {
  expect([toRemaining(0), toRemaining(-1)]).toEqual([null, null]);
});

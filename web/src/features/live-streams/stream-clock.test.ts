import { expect, it } from 'vitest';
import { toBroadcastTime, toRemaining } from './stream-clock.ts';

it('R200 splits the remaining time into days, hours, minutes and seconds', () => {
  expect(toRemaining(((26 * 60 + 3) * 60 + 4) * 1000)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(toRemaining(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  expect(toRemaining(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

it('R200 returns null after the start', () => {
  expect([toRemaining(0), toRemaining(-1)]).toEqual([null, null]);
});

it('R200 loops the broadcast from its start', () => {
  const at = (seconds: number) => toBroadcastTime(seconds * 1000, 90);
  expect([at(0), at(89.5), at(90), at(3611)]).toEqual([0, 89.5, 0, 11]);
});

it('R200 starts at 0 if the clock is behind', () => {
  expect(toBroadcastTime(-1500, 90)).toBe(0);
});

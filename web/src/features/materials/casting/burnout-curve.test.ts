import { expect, it } from 'vitest';
import { burnoutHours, toBurnoutCurve } from './burnout-curve.ts';

const holds = [
  { celsius: 200, hours: 2 },
  { celsius: 740, hours: 3 },
];

it('rises at the ramp and stays level during holds', () => {
  expect(toBurnoutCurve(holds, 3)).toEqual([
    { hours: 0, celsius: 20 },
    { hours: 1, celsius: 200 },
    { hours: 3, celsius: 200 },
    { hours: 6, celsius: 740 },
    { hours: 9, celsius: 740 },
  ]);
});

it('takes the time of ramps and holds', () => {
  expect(burnoutHours(holds, 3)).toBe(9);
  expect(burnoutHours([], 3)).toBe(0);
});

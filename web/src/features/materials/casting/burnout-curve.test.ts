import { expect, it } from 'vitest';
import { burnoutMinutes, toBurnoutCurve } from './burnout-curve.ts';

const casting = {
  burnout: [
    { celsius: 200, hours: 2, ramp: 3 },
    { celsius: 740, hours: 3, ramp: 6 },
  ],
  flask: { max: 560 },
  flaskHours: null,
};

it('rises at the rate of each hold and stays level during holds', () => {
  expect(toBurnoutCurve(casting)).toEqual([
    { hours: 0, celsius: 20 },
    { hours: 1, celsius: 200 },
    { hours: 3, celsius: 200 },
    { hours: 4.5, celsius: 740 },
    { hours: 7.5, celsius: 740 },
  ]);
});

it('ends with the hold at the flask temperature', () => {
  expect(toBurnoutCurve({ ...casting, flaskHours: 1 }).slice(-2)).toEqual([
    { hours: 8, celsius: 560 },
    { hours: 9, celsius: 560 },
  ]);
});

it('takes the time of ramps and holds', () => {
  expect(burnoutMinutes(casting)).toBe(450);
  expect(burnoutMinutes({ ...casting, flaskHours: 1 })).toBe(540);
  expect(burnoutMinutes({ ...casting, burnout: [] })).toBe(0);
});

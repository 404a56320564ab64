import { expect, it } from 'vitest';
import { createRangeScale, createScale, positionOn } from './chart-scale.ts';

it('has round ticks from zero, however many', () => {
  expect(createScale([1_873, 2_480, 2_101]).ticks).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
  expect(createScale([1_873, 2_480, 2_101], 3).ticks).toEqual([0, 1_000, 2_000, 3_000]);
  expect(createScale([0.3, 0.9]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

it('has round ticks around the values, with room at both ends', () => {
  expect(createRangeScale([1_960, 2_720, 2_480], 4).ticks).toEqual([1_800, 2_000, 2_200, 2_400, 2_600, 2_800]);
  expect(createRangeScale([0.04, 0.09]).ticks).toEqual([0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1]);
  expect(createRangeScale([0, 5]).min).toBe(0);
  expect(createRangeScale([7, 7])).toEqual(createScale([7, 7]));
  expect(createRangeScale([])).toEqual(createScale([]));
});

it('supports one value and none', () => {
  for (const value of [50, 0]) {
    const { min, max, ticks } = createScale([value]);
    expect(ticks.length).toBeGreaterThan(1);
    expect([min <= value && value <= max, ticks[0], ticks.at(-1)]).toEqual([true, min, max]);
  }
  expect(createScale([]).ticks).toEqual([0, 1]);
});

it('maps the minimum to 0 and the maximum to 1', () => {
  const scale = createScale([-20, 20]);
  expect([positionOn(scale, scale.min), positionOn(scale, scale.max), positionOn(scale, 0)]).toEqual([0, 1, 0.5]);
});

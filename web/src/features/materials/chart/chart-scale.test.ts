import { expect, it } from 'vitest';
import { createScale, positionOn } from './chart-scale.ts';

it('has round ticks from zero, however many', () => {
  expect(createScale([1_873, 2_480, 2_101]).ticks).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
  expect(createScale([1_873, 2_480, 2_101], 3).ticks).toEqual([0, 1_000, 2_000, 3_000]);
  expect(createScale([0.3, 0.9]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
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

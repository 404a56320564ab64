import { expect, it } from 'vitest';
import { guessUnit, type LengthUnit, toMillimeters } from './length-unit.ts';

it.each<[unit: LengthUnit, longestSide: number, part: string]>([
  ['mm', 8, 'a crown'],
  ['mm', 65, 'a model'],
  ['mm', 900, 'a part for no printer'],
  ['in', 2.5, 'a model in inches'],
  ['in', 1, 'a small part in inches'],
  ['cm', 4.9, 'a part in centimeters'],
  ['m', 0.065, 'a model in meters'],
  ['m', 0.25, 'a large part in meters'],
])('guesses %s for a longest side of %d: %s', (unit, longestSide) => {
  expect(guessUnit(longestSide)).toBe(unit);
});

it('converts lengths, areas and volumes', () => {
  const poses = [{ height: 1, width: 2, depth: 3 }];
  const inches = toMillimeters({ volume: 1, area: 1, triangles: 5, openEdges: 1, poses }, 'in');
  expect(inches).toEqual({
    volume: expect.closeTo(16_387.064),
    area: expect.closeTo(645.16),
    triangles: 5,
    openEdges: 1,
    poses: [{ height: 25.4, width: 50.8, depth: expect.closeTo(76.2) }],
  });
});

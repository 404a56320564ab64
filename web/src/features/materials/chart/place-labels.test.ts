import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const plot = { left: 0, top: 0, right: 400, bottom: 300 };
const point = (id: string, left: number, top: number, width = 80) => ({ id, left, top, width });

it('labels each point that has room at its right', () => {
  expect(placeLabels([point('a', 50, 50), point('b', 50, 200)], plot)).toEqual(
    new Map([
      ['a', 'start'],
      ['b', 'start'],
    ]),
  );
});

it('puts the label of a point at the right edge at its left', () => {
  expect(placeLabels([point('a', 380, 50)], plot).get('a')).toBe('end');
});

it('leaves out labels that would cover points, and keeps that of an outlier', () => {
  const crowd = [0, 1, 2, 3, 4].map((n) => point(`${n}`, 150 + n * 9, 150 + (n % 2) * 6, 120));
  const placed = placeLabels([...crowd, point('outlier', 350, 40)], plot);
  expect(placed.get('outlier')).toBe('end');
  expect(placed.size).toBeLessThan(6);
});

it('supports no points', () => {
  expect(placeLabels([], plot).size).toBe(0);
});

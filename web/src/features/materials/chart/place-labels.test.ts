import { expect, it } from 'vitest';
import { placeDistantLabels, placeLabels } from './place-labels.ts';

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

it('places labels without room at a distance, none of them over a point or another label', () => {
  const crowd = [0, 1, 2].map((n) => point(`${n}`, 150 + n * 16, 150 - n * 10, 90));
  const placed = placeLabels(crowd, plot);
  const distant = placeDistantLabels(crowd, placed, plot);
  expect(placed.size + distant.size).toBe(crowd.length);
  for (const [id, { left, top }] of distant) {
    expect(placed.has(id)).toBe(false);
    for (const dot of crowd) expect(dot.left > left && dot.left < left + 90 && Math.abs(dot.top - top) < 8).toBe(false);
  }
});

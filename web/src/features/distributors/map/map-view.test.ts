import { describe, expect, it } from 'vitest';
import { createEntry } from '../distributors.fixture.ts';
import { placeLabels, toCities } from './map-cities.ts';
import { fitView, MAP, type MapPoint, type MapView, WHOLE_MAP } from './map-view.ts';
import { toMapPoint } from './projection.ts';

const contains = (view: MapView, { x, y }: MapPoint) =>
  x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;

describe('the view of the map', () => {
  it('is the whole map without points', () => {
    expect(fitView([])).toBe(WHOLE_MAP);
  });

  it.each([
    ['a city', [{ x: 500, y: 200 }]],
    [
      'wide',
      [
        { x: 200, y: 200 },
        { x: 700, y: 210 },
      ],
    ],
    [
      'tall',
      [
        { x: 200, y: 60 },
        { x: 210, y: 300 },
      ],
    ],
    ['in the corner', [{ x: 2, y: 3 }]],
    ['in the other corner', [{ x: 998, y: 497 }]],
    [
      'across the map',
      [
        { x: 5, y: 100 },
        { x: 995, y: 400 },
      ],
    ],
  ])('contains all points, inside the map, in its proportions: %s', (_name, points: MapPoint[]) => {
    const view = fitView(points);
    expect(points.filter((point) => !contains(view, point))).toEqual([]);
    expect(view.width / view.height).toBeCloseTo(MAP.width / MAP.height);
    expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0);
    expect(view.x + view.width).toBeLessThanOrEqual(MAP.width);
    expect(view.y + view.height).toBeLessThanOrEqual(MAP.height);
  });
});

describe('the projection', () => {
  it('has Europe in the middle', () => {
    expect(toMapPoint({ latitude: 52.5, longitude: 13.4 })?.x).toBeCloseTo(507, 0);
  });

  it('is conformal: a degree is taller in the north', () => {
    const y = (latitude: number) => toMapPoint({ latitude, longitude: 11 })?.y ?? Number.NaN;
    expect(y(0) - y(1)).toBeCloseTo(1000 / 360, 0);
    expect(y(60) - y(61)).toBeCloseTo((1000 / 360) * 2, 0);
  });
});

describe('cities', () => {
  const at = (id: string, city: string, point: MapPoint | null) => createEntry({ id, city, point });
  const cities = toCities([
    at('1', 'London', { x: 470, y: 150 }),
    at('2', 'Nowhere', null),
    at('3', 'London', { x: 470, y: 150 }),
    at('4', 'Créteil', { x: 476, y: 151 }),
    at('5', 'Sydney', { x: 900, y: 400 }),
  ]);

  it('have one dot each, and none without coordinates', () => {
    expect(cities.map(({ name, entries }) => [name, ...entries.map(({ id }) => id)])).toEqual([
      ['London', '1', '3'],
      ['Créteil', '4'],
      ['Sydney', '5'],
    ]);
  });

  it('have labels where there is room, the first cities first', () => {
    const all = [...cities, { name: 'Auckland', point: { x: 990, y: 300 }, entries: [] }];
    const sidesOf = (order: typeof all) => [...placeLabels(order, WHOLE_MAP)].map(([{ name }, side]) => [name, side]);
    expect(sidesOf(all)).toEqual([
      ['London', 'before'],
      ['Créteil', 'after'],
      ['Sydney', 'before'],
      ['Auckland', 'before'],
    ]);
    const near = { name: 'Bath', point: { x: 430, y: 152 }, entries: [] };
    const crowded = [near, ...cities.slice(0, 2)];
    expect(sidesOf(crowded)).toEqual([
      ['Bath', 'before'],
      ['London', 'above'],
      ['Créteil', 'after'],
    ]);
    const around = [
      { name: 'Oxford', point: { x: 470, y: 96 }, entries: [] },
      { name: 'Brighton', point: { x: 470, y: 206 }, entries: [] },
    ];
    expect(sidesOf([...around, ...crowded]).map(([name]) => name)).not.toContain('London');
  });
});

import { expect, it } from 'vitest';
import { hasMap } from '../home-market.ts';
import { findFrame, listAreas } from './map-areas.ts';
import { fitFrame, OUTLINE_VIEW_BOX } from './map-view.ts';

/** Too small, or outside the map. */
const WITHOUT_OUTLINE = ['AK', 'DC', 'HI'];

it.each(['en', 'de'] as const)('outlines the areas of the home market in the frame of the map: %s', (locale) => {
  const areas = listAreas(locale);
  const missing = areas.filter(({ outline }) => outline === null).map(({ id }) => id);
  expect(missing).toEqual(locale === 'en' ? WITHOUT_OUTLINE : []);
  const [, , width] = OUTLINE_VIEW_BOX.split(' ').map(Number);
  const scale = (width ?? 0) / 1000;
  const view = fitFrame(findFrame(locale));
  const starts = areas.flatMap(({ outline }) => [...(outline ?? '').matchAll(/M(\d+),(\d+)/g)]);
  for (const [, x, y] of starts) {
    expect(Number(x) / scale).toBeGreaterThan(view.x);
    expect(Number(x) / scale).toBeLessThan(view.x + view.width);
    expect(Number(y) / scale).toBeGreaterThan(view.y);
    expect(Number(y) / scale).toBeLessThan(view.y + view.height);
  }
});

it('has no outlines where there is no map', () => {
  expect(hasMap('cn')).toBe(false);
  expect(listAreas('cn').every(({ outline }) => outline === null)).toBe(true);
  expect(findFrame('cn')).toEqual([]);
});

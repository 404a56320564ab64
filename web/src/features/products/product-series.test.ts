import { expect, it } from 'vitest';
import { machines } from '#content/navigation/machines.ts';
import type { ProductCardData } from './product-data.ts';
import { seriesOf, toSeries } from './product-series.ts';

const place = (path: string, kind: ProductCardData['kind'], line: ProductCardData['line']) => ({ path, kind, line });

it('R76 puts each machine into the series that the navigation has it in', () => {
  for (const { title, children } of machines) {
    for (const { page } of children) expect(seriesOf(place(page, 'PRINTER', 'DENTAL'))).toBe(title);
  }
});

it.each([
  ['PRINTER', 'DENTAL', 'dentalPrinters'],
  ['PRINTER', 'REFLEX', 'desktopPrinters'],
  ['STATION', 'REFLEX', 'automation'],
] as const)('R76 finds a place for a %s of the %s line that the navigation does not name', (kind, line, series) => {
  expect(seriesOf(place('/hardware/unheard-of', kind, line))).toBe(series);
});

it('leaves out a series without machines', () => {
  expect(toSeries([])).toEqual([]);
});

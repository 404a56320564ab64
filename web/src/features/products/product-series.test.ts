import { expect, it } from 'vitest';
import { machines } from '#content/navigation/machines.ts';
import type { ProductCardData } from './product-data.ts';
import { seriesOf, toSeries } from './product-series.ts';

const place = (path: string, kind: ProductCardData['kind'], line: ProductCardData['line']) => ({ path, kind, line });

it('R76 assigns each machine to its series in the navigation', () => {
  for (const { title, children } of machines) {
    for (const { page } of children) expect(seriesOf(place(page, 'PRINTER', 'DENTAL'))).toBe(title);
  }
});

it.each([
  ['PRINTER', 'DENTAL', 'dentalPrinters'],
  ['PRINTER', 'REFLEX', 'desktopPrinters'],
  ['STATION', 'REFLEX', 'automation'],
] as const)('R76 assigns a %s of the %s line to a default series', (kind, line, series) => {
  expect(seriesOf(place('/hardware/unheard-of', kind, line))).toBe(series);
});

it('omits empty series', () => {
  expect(toSeries([])).toEqual([]);
});

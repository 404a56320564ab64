import { describe, expect, it } from 'vitest';
import { partOutlines } from '#content/parts/parts.ts';
import { printers } from '../../../../../legacy/content/products/printers.ts';
import { countOf, packOn } from './packing.ts';

function countOn(urlName: string, part: { width: number; depth: number; height: number }): number {
  const platform = printers.find((printer) => printer.urlName === urlName)?.buildVolume;
  return platform ? countOf(packOn(platform, part)) : expect.fail();
}

describe('parts on a platform', () => {
  it.each([
    ['A2D', 2],
    ['A2D_4K', 6],
  ])('on the %s are as many full-arch models as its record states', (urlName, count) => {
    expect(countOn(urlName, { width: 65, depth: 55, height: 20 })).toBe(count);
    expect(countOn(urlName, partOutlines.model)).toBe(count);
  });

  it.each([
    ['A2D_4K', 12],
    ['A2D_Ortho', 12],
    ['C_Series', 20],
  ])('on one level of the %s stand as many upright models as its record states', (urlName, count) => {
    expect(countOn(urlName, partOutlines.uprightModel)).toBe(count);
  });

  it('are turned where more of them fit that way', () => {
    expect(packOn({ width: 100, depth: 40, height: 50 }, { width: 40, depth: 20, height: 10 })).toEqual({
      columns: 4,
      rows: 1,
      isTurned: true,
    });
  });

  it('need no gap at the edge, and one between two parts', () => {
    const platform = { width: 42, depth: 20, height: 10 };
    expect(countOf(packOn(platform, { width: 20, depth: 20, height: 10 }))).toBe(2);
    expect(countOf(packOn(platform, { width: 20.1, depth: 20, height: 10 }))).toBe(1);
  });

  it.each([
    ['longer than the platform', { width: 43, depth: 10, height: 10 }],
    ['taller than the build volume', { width: 10, depth: 10, height: 11 }],
  ])('are none if the part is %s', (_, part) => {
    expect(countOf(packOn({ width: 42, depth: 20, height: 10 }, part))).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { toFitPrinter, toFitResin } from './fit-records.ts';

type Material = Parameters<typeof toFitResin>[0];
type Pack = Material['packs'][number];

const price = (amount: `${number}`, market: 'US' | 'EU' = 'US') => ({
  market,
  price: { amount, currency: market === 'US' ? 'USD' : 'EUR' },
});

const pack = (value: number, unit: string, ...prices: Pack['prices'][number][]): Pack => ({
  content: { value, unit },
  prices,
});

const densityOf = (value: number) => [
  { key: 'viscosity', measurement: { value: 320 } },
  { key: 'density', measurement: { value } },
];

const resin: Material = {
  ...{ id: '101', name: 'Model', layerHeights: [30, 50, 100], specification: densityOf(1.2), packs: [] },
  printers: [{ id: '1' }, { id: '2' }],
};

describe('a resin', () => {
  it('has the tested layer height closest to 100 µm, its density and its printers', () => {
    expect(toFitResin(resin, 'US')).toMatchObject({ layer: 100, density: 1.2, printers: ['1', '2'], price: null });
    expect(toFitResin({ ...resin, layerHeights: [30, 50] }, 'US').layer).toBe(50);
    expect(toFitResin({ ...resin, layerHeights: null, specification: [], printers: null }, 'US')).toMatchObject({
      ...{ layer: null, density: null, printers: null },
    });
  });

  it('costs what its cheapest pack costs in the market', () => {
    const packs = [pack(500, 'g', price('120', 'EU'), price('110')), pack(1, 'kg', price('180'))];
    expect(toFitResin({ ...resin, packs }, 'US').price).toEqual({ perKilogram: 180, currency: 'USD' });
    expect(toFitResin({ ...resin, packs }, 'EU').price).toEqual({ perKilogram: 240, currency: 'EUR' });
    expect(toFitResin({ ...resin, packs }, 'CN').price).toBeNull();
  });

  it('in liters has a price per kilogram if its density is known', () => {
    const packs = [pack(1, 'L', price('240'))];
    expect(toFitResin({ ...resin, packs }, 'US').price?.perKilogram).toBe(200);
    expect(toFitResin({ ...resin, packs, specification: [] }, 'US').price).toBeNull();
  });
});

it('a printer needs a build volume and printing facts', () => {
  const printing = { minLayerHeight: 30, maxLayerHeight: 100, layerTimes: [], platformMargin: null };
  const printer = { id: '1', name: 'A', path: '/hardware/A', buildVolume: { width: 1, depth: 2, height: 3 }, printing };
  expect(toFitPrinter(printer)).toEqual(printer);
  expect(toFitPrinter({ ...printer, buildVolume: null })).toBeNull();
  expect(toFitPrinter({ ...printer, printing: null })).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { printers } from './printers.ts';
import { stations } from './stations.ts';

const rowOf = ({ specification }: (typeof printers)[number], name: string) =>
  specification.find((row) => row.name.en === name);

const machines = printers.map((printer) => ({ name: printer.urlName, printer }));

describe('printing facts', () => {
  it.each(machines)('of the $name have the layer heights of the data sheet', ({ printer }) => {
    const row = rowOf(printer, 'Layer heights');
    const { min, max } = printer.printing?.layerHeights ?? {};
    expect(row && 'value' in row && row.value.en).toBe(`${min}–${max}\u00a0µm`);
    for (const { layerHeight } of printer.printing?.layerTimes ?? []) {
      expect(layerHeight).toBeGreaterThanOrEqual(min ?? Number.NaN);
      expect(layerHeight).toBeLessThanOrEqual(max ?? Number.NaN);
    }
  });

  it.each(machines)('of the $name have the print speed of the data sheet, or no layer time', ({ printer }) => {
    const row = rowOf(printer, 'Print speed');
    const times = printer.printing?.layerTimes ?? [];
    if (!row) return expect(times).toEqual([]);
    // Speeds are those of layers of 100 µm.
    const seconds = times.find(({ layerHeight }) => layerHeight === 100)?.seconds ?? Number.NaN;
    const millimetersPerHour = (3600 / seconds) * 0.1;
    expect('num' in row && Math.abs(row.num - millimetersPerHour)).toBeLessThan(0.2);
  });

  it('of the Reflex 2 Pro have the time of its ring patterns: 25 mm in layers of 30 µm in 2 h 10 min', () => {
    const times = printers.find(({ urlName }) => urlName === 'reflex2-pro')?.printing?.layerTimes;
    const seconds = times?.find(({ layerHeight }) => layerHeight === 30)?.seconds ?? Number.NaN;
    expect((seconds * Math.ceil(25 / 0.03)) / 60).toBeCloseTo(130, 0);
  });
});

it('the UltraCraft Wash works only with printers whose platform fits its washing space', () => {
  const wash = stations.find(({ urlName }) => urlName === 'ultraCraft-wash');
  const space = wash?.specification.find(({ name }) => name.en === 'Wash chamber');
  const [width = 0, depth = 0] = (space && 'value' in space ? space.value.en : '').split('×').map(Number.parseFloat);
  const fitted = printers.filter(({ id }) => wash?.fits?.includes(id));
  const tooLarge = fitted.filter(
    ({ buildVolume }) => !buildVolume || buildVolume.width > width || buildVolume.depth > depth,
  );
  expect(tooLarge.map(({ urlName }) => urlName)).toEqual([]);
});

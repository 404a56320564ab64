import { describe, expect, it } from 'vitest';
import { samples } from '../samples/samples.ts';
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

  it.each(machines)(
    'of the $name have a longer time for a thicker layer, but less for the same height',
    ({ printer }) => {
      const times = printer.printing?.layerTimes ?? [];
      expect(times.length).toBeGreaterThan(1);
      for (const [index, thick] of times.slice(1).entries()) {
        const thin = times[index] ?? expect.fail();
        expect(thick.layerHeight).toBeGreaterThan(thin.layerHeight);
        expect(thick.seconds / thick.layerHeight).toBeLessThan(thin.seconds / thin.layerHeight);
      }
    },
  );

  const stated = machines.filter(({ printer }) => rowOf(printer, 'Print speed'));
  it.each(stated)('of the $name have the print speed of the data sheet', ({ printer }) => {
    const row = rowOf(printer, 'Print speed') ?? expect.fail();
    const times = printer.printing?.layerTimes ?? [];
    // Speeds are those of layers of 100 µm.
    const seconds = times.find(({ layerHeight }) => layerHeight === 100)?.seconds ?? Number.NaN;
    const millimetersPerHour = (3600 / seconds) * 0.1;
    expect('num' in row && Math.abs(row.num - millimetersPerHour)).toBeLessThan(0.2);
  });

  /** Crown Ceramic UV and Denture Teeth UV. */
  const filled: readonly (number | null)[] = [110, 107];
  /** Heights in millimeters of samples that are not printed as they lie, or directly on the platform. */
  const printHeights: Record<string, number> = {
    'die-model-full-arch': 24,
    'study-model-washed-in-water': 24,
    'aligner-stage-model': 22,
    'insole-shell-three-quarter': 77,
    'texture-plate': 46,
  };
  it.each(samples.map((sample) => ({ name: sample.urlName, sample })))('give the time of the $name', ({ sample }) => {
    const { printer, layerHeight, printMinutes, size, urlName } = sample;
    const { printing } = printers.find(({ id }) => id === printer) ?? expect.fail();
    const time = printing?.layerTimes.find((one) => one.layerHeight === layerHeight) ?? expect.fail();
    const layers = ((printHeights[urlName] ?? size.height + 3) * 1000) / layerHeight;
    const ratio = (printMinutes * 60) / (layers * time.seconds);
    // Only filled resins take longer than a model resin, up to 40 %.
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(filled.includes(sample.material) ? 1.4 : 1.04);
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

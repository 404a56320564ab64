import { describe, expect, it } from 'vitest';
import { facts } from '#content/facts.ts';
import { printTime } from '../../../../../art/screens/print-time.ts';
import { printers as records } from '../../../../../legacy/content/products/printers.ts';
import type { FitPrinter } from '../fit-records.ts';
import { directions } from '../mesh/directions.ts';
import type { PartMeasures } from '../mesh/measure-file.ts';
import { samplePart, samplePlacing } from '../sample-part.ts';
import { calculateFits, calculateResin, type PrinterFit } from './calculate-fit.ts';
import { resolveDefaults, toInputs } from './fit-defaults.ts';
import type { FitInputs, Placing } from './fit-fields.ts';

function toPrinter(urlName: string): FitPrinter {
  const { id, name, buildVolume, printing } =
    records.find((record) => record.urlName === urlName) ?? expect.fail(urlName);
  const { layerHeights, layerTimes } = printing ?? expect.fail();
  return {
    ...{ id: String(id), name: name.en, path: `/hardware/${urlName}` },
    buildVolume: buildVolume ?? expect.fail(),
    printing: { minLayerHeight: layerHeights.min, maxLayerHeight: layerHeights.max, layerTimes, platformMargin: null },
  };
}

const a2d = toPrinter('A2D');
const a2d4k = toPrinter('A2D_4K');
const reflex = toPrinter('Reflex');
const turbo = toPrinter('reflex-turbo');

/** A box; in directions other than its axes, it is as large as its diagonal. */
function boxOf(x: number, y: number, z: number): PartMeasures {
  const diagonal = Math.hypot(x, y, z);
  const axes = [
    { height: z, width: Math.max(x, y), depth: Math.min(x, y) },
    { height: x, width: Math.max(y, z), depth: Math.min(y, z) },
    { height: y, width: Math.max(x, z), depth: Math.min(x, z) },
  ];
  const others = directions.slice(3).map(() => ({ height: diagonal, width: diagonal, depth: diagonal }));
  return { volume: x * y * z, area: 1, triangles: 12, openEdges: 0, poses: [...axes, ...others] };
}

const inputs = (changes: Partial<FitInputs> = {}): FitInputs => ({
  ...toInputs(resolveDefaults(null, 'USD'), {}),
  lift: 0,
  ...changes,
});

type Options = { placing?: Placing; profiles?: string[] } & Partial<FitInputs>;

function fitsOf(
  printers: FitPrinter[],
  measures: PartMeasures,
  { placing = 'low', profiles, ...changes }: Options = {},
) {
  const resin = profiles ? { printers: profiles } : null;
  return calculateFits(printers, { measures, inputs: inputs(changes), placing, resin });
}

const fitOf = (printer: FitPrinter, measures: PartMeasures, options: Options = {}): PrinterFit =>
  fitsOf([printer], measures, options)[0] ?? expect.fail();

const model = boxOf(65, 55, 20);

describe('the position of a part', () => {
  it('is the lowest, and holds as many full-arch models as the records of the printers state', () => {
    expect(fitOf(a2d, model).position).toMatchObject({ direction: 0, height: 20, placements: { length: 2 } });
    expect(fitOf(a2d4k, model).position?.placements).toHaveLength(6);
  });

  it('is another one where the lowest does not fit', () => {
    expect(fitOf(a2d, boxOf(100, 100, 20)).position).toMatchObject({ height: 100, width: 100, depth: 20 });
  });

  it('holds the most parts, on request', () => {
    const flat = fitOf(a2d, model).position?.placements.length ?? 0;
    const upright = fitOf(a2d, model, { placing: 'many' }).position;
    expect(upright?.height).toBeGreaterThan(20);
    expect(upright?.placements.length).toBeGreaterThan(flat);
  });

  it('leaves room for supports below, and at the edge', () => {
    const exact = boxOf(144, 81, 110);
    expect(fitOf(a2d, exact).position?.placements).toHaveLength(1);
    expect(fitOf(a2d, exact, { lift: 0.1 })).toMatchObject({ position: null, excess: expect.closeTo(0.1, 6) });
    expect(fitOf(a2d, exact, { edge: 1 })).toMatchObject({ position: null, excess: expect.closeTo(2, 6) });
  });

  it('uses the margin of the printer instead of the assumed one', () => {
    const printer = { ...a2d, printing: { ...a2d.printing, platformMargin: 1 } };
    expect(fitOf(printer, boxOf(144, 81, 110)).position).toBeNull();
    expect(fitOf(printer, boxOf(142, 79, 110), { edge: 50 }).position).not.toBeNull();
  });

  it('is none for a part that is too large, by the least that it exceeds', () => {
    expect(fitOf(a2d, boxOf(150, 150, 150))).toMatchObject({ position: null, excess: 69, jobs: 0, jobMinutes: null });
  });
});

describe('the print time', () => {
  it('follows from the stated speed: 100 mm at 100 µm layers take about 3 h 45 min on the Reflex', () => {
    const { jobMinutes, timeSource } = fitOf(reflex, boxOf(120, 190, 100));
    expect(jobMinutes).toBeCloseTo((1000 * 13.3) / 60);
    expect(timeSource).toBe('stated');
    expect(fitOf(turbo, boxOf(120, 190, 100)).jobMinutes).toBeCloseTo(100);
  });

  it('of another layer height has the same time per layer, and says so', () => {
    const { jobMinutes, timeSource } = fitOf(turbo, boxOf(120, 190, 100), { layer: 80 });
    expect([jobMinutes, timeSource]).toEqual([125, 'another']);
  });

  it('is the time on the A2D Ortho for a platform of standing aligner models, removal apart', () => {
    const { alignerModelJob, alignerModelHeight, alignerModelLayer } = facts;
    const standing = boxOf(52, 22, alignerModelHeight.value);
    const { jobMinutes } = fitOf(toPrinter('A2D_Ortho'), standing, { layer: alignerModelLayer.value, placing: 'many' });
    const removal = 1.5;
    expect(Math.round((jobMinutes ?? 0) + removal)).toBe(alignerModelJob.value);
  });

  it('equals the time on the Prepare screen for six full-arch models on the A2D 4K', () => {
    const { jobMinutes, position } = fitOf(a2d4k, samplePart ?? expect.fail(), samplePlacing);
    expect(position?.placements.length).toBe(6);
    expect(Math.round(jobMinutes ?? 0)).toBe(printTime('A2D 4K', 100, 240));
  });

  it('is assumed where the printer has no layer time', () => {
    const untimed = { ...a2d, printing: { ...a2d.printing, layerTimes: [] } };
    expect(fitOf(untimed, model)).toMatchObject({ jobMinutes: 30, timeSource: 'assumed' });
  });

  it('follows from the layer time of the visitor on every printer', () => {
    const times = fitsOf([a2d, turbo], model, { layerTime: 9 });
    expect(times.map(({ jobMinutes, timeSource }) => [jobMinutes, timeSource])).toEqual([
      [30, 'own'],
      [30, 'own'],
    ]);
  });

  it('is unknown for a layer height that the printer does not print', () => {
    expect(fitOf(reflex, model, { layer: 20 })).toMatchObject({ jobMinutes: null, totalMinutes: null });
    expect(fitOf(reflex, model, { layer: 20 }).position).not.toBeNull();
  });

  it('counts whole layers, supports below the part, and whole jobs', () => {
    expect(fitOf(a2d, model, { layerTime: 60, layer: 30, lift: 0.01 }).jobMinutes).toBe(667);
    expect(fitOf(a2d, model, { layerTime: 60, lift: 5 }).jobMinutes).toBe(250);
    expect(fitOf(a2d, model, { layerTime: 60, parts: 5 })).toMatchObject({ jobs: 3, totalMinutes: 600 });
  });
});

describe('resin and cost', () => {
  it('are the volume with supports times density and price', () => {
    const use = calculateResin(model, inputs({ supports: 20, density: 1.2 }));
    expect(use).toEqual({ milliliters: expect.closeTo(85.8), grams: expect.closeTo(102.96) });
    expect(fitOf(a2d, model, { supports: 20, density: 1.2, resinPrice: 250 }).costPerPart).toBeCloseTo(25.74);
  });

  it('include the printer hours of all jobs, shared by the parts', () => {
    const cost = fitOf(a2d, model, { supports: 0, density: 1, resinPrice: 0, printerHour: 12, layerTime: 9, parts: 3 });
    // Two jobs of half an hour.
    expect(cost.costPerPart).toBeCloseTo(4);
  });

  it('are unknown without a price of the resin, or without the time that has a price', () => {
    expect(fitOf(a2d, model, { resinPrice: null, printerHour: 12 }).costPerPart).toBeNull();
    expect(fitOf(reflex, model, { layer: 20, resinPrice: 100, printerHour: 12 }).costPerPart).toBeNull();
    expect(fitOf(reflex, model, { layer: 20, resinPrice: 100 }).costPerPart).not.toBeNull();
  });
});

describe('printers', () => {
  const namesOf = (fits: PrinterFit[]) => fits.map(({ printer }) => printer.name);

  it('are sorted by time where the resin has no price, or every part costs the same', () => {
    expect(namesOf(fitsOf([reflex, turbo], model))).toEqual([turbo.name, reflex.name]);
    expect(namesOf(fitsOf([reflex, turbo], model, { resinPrice: 100 }))).toEqual([turbo.name, reflex.name]);
  });

  it('are sorted by cost', () => {
    // On the larger platform, six parts share the hours of a job instead of two.
    const options = { resinPrice: 100, printerHour: 30, parts: 6 };
    expect(namesOf(fitsOf([a2d, a2d4k], model, options))).toEqual([a2d4k.name, a2d.name]);
  });

  it('without a profile for the resin come after the others, and those that are too small come last', () => {
    const large = boxOf(150, 100, 60);
    expect(namesOf(fitsOf([a2d, turbo, reflex], large, { profiles: [a2d.id, reflex.id] }))).toEqual([
      reflex.name,
      turbo.name,
      a2d.name,
    ]);
  });
});

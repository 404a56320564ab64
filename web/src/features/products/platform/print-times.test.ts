import { expect, it } from 'vitest';
import { facts } from '#content/facts.ts';
import { partOutlines } from '#content/parts/parts.ts';
import { printers } from '../../../../../legacy/content/products/printers.ts';
import { countOf, packOn } from './packing.ts';
import { printTimesOf } from './print-times.ts';

function timesOn(urlName: string, part: Parameters<typeof printTimesOf>[1]) {
  const printing = printers.find((printer) => printer.urlName === urlName)?.printing ?? expect.fail(urlName);
  return printTimesOf(printing.layerTimes, part).map(({ layer, minutes }) => [layer, Math.round(minutes)]);
}

it('are those of the sample parts: 58 min for six models on the A2D 4K, 33 min for two on the ChairSide', () => {
  expect(timesOn('A2D_4K', 'model')).toContainEqual([facts.workingModelLayer.value, facts.workingModelPrint.value]);
  expect(timesOn('chairside-3d-printer', 'model')).toContainEqual([100, facts.chairSideModelPrint.value]);
});

it('are those of the Reflex line: 100 mm at 100 µm in about 3 h 45 min, or in 100 min on the Turbo', () => {
  expect(timesOn('Reflex', 'figure')[0]).toEqual([100, 222]);
  expect(timesOn('reflex-turbo', 'figure')[0]).toEqual([100, facts.tallPartOnTurbo.value]);
  expect(timesOn('reflex2-pro', 'ring')).toContainEqual([30, facts.ringsOnReflex2Pro.value]);
});

it('are those of the machine pages: 34 min on the ChairSide Pro, 36 and 58 min on the A2D 4K', () => {
  expect(timesOn('ChairSide_Pro', 'model')).toContainEqual([100, facts.chairSideProModelPrint.value]);
  expect(timesOn('A2D_4K', 'model')).toContainEqual([100, facts.a2d4kModelJob.value]);
});

it('fill a night with HiVE', () => {
  const cycle = facts.a2d4kModelJob.value + facts.hiveRelease.value;
  expect(6 * Math.floor((13 * 60) / cycle)).toBe(facts.hiveModelsPerNight.value);
});

it('are those of a tier of earbud shells, of which a job of the case study has two', () => {
  const { buildVolume } = printers.find(({ urlName }) => urlName === 'A2D_4K') ?? expect.fail();
  const count = countOf(packOn(buildVolume ?? expect.fail(), partOutlines.earbud));
  expect([count, 2 * count]).toEqual([facts.earbudsPerTier.value, facts.earbudsPerJob.value]);
  expect(timesOn('A2D_4K', 'earbud')).toEqual([[50, facts.earbudTierPrint.value]]);
});

it('are those of a platform full of rings', () => {
  const { buildVolume } = printers.find(({ urlName }) => urlName === 'reflex2-pro') ?? expect.fail();
  expect(countOf(packOn(buildVolume ?? expect.fail(), partOutlines.ring))).toBe(facts.ringsPerPlatform.value);
});

it('leave out layer heights of which the printer has no time', () => {
  const layerTimes = [{ layerHeight: 50, seconds: 7.2 }];
  expect(printTimesOf(layerTimes, 'model')).toEqual([{ layer: 50, minutes: expect.closeTo(57.6) }]);
  expect(printTimesOf(layerTimes, 'splint')).toEqual([]);
});

import { expect, it } from 'vitest';
import { findPrintTime } from './print-time.ts';

it('counts the layers of the sample at the thickest layer with a time', () => {
  const layerTimes = [
    { layerHeight: 50, seconds: 9 },
    { layerHeight: 100, seconds: 12 },
  ];
  expect(findPrintTime({ layerTimes })).toEqual({ layerHeight: 100, minutes: 40 });
});

it('has no print time without a layer time', () => {
  expect(findPrintTime({ layerTimes: [] })).toBeNull();
});

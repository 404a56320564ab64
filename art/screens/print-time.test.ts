import { expect, it } from 'vitest';
import { printers } from '../../legacy/content/products/printers.ts';
import { secondsPerLayer } from './print-time.ts';

const nameOf = (name: string) => name.replace('UltraCraft ', '').replace('C series', 'C Series');

it.each(Object.entries(secondsPerLayer))('takes the layer times of the %s from its data sheet', (name, times) => {
  const printer = printers.find((one) => nameOf(one.name.en) === name);
  const published = printer?.printing?.layerTimes.map(({ layerHeight, seconds }) => [layerHeight, seconds]);
  expect(published).toEqual(expect.arrayContaining(Object.entries(times).map(([height, s]) => [Number(height), s])));
});

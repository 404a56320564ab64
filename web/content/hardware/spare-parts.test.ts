import { expect, it } from 'vitest';
import { printers } from '../../../legacy/content/products/printers.ts';
import { spareParts } from './spare-parts.ts';

it('include a build platform for each printer', () => {
  const platforms = spareParts.flatMap(({ orderNumbers = {} }) => Object.keys(orderNumbers));
  expect(platforms.toSorted()).toEqual(printers.map(({ id }) => String(id)).toSorted());
});

it('have an order number each', () => {
  const numbers = spareParts.map(({ orderNumber }) => orderNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});

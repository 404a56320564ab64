import { expect, it } from 'vitest';
import { products } from '../../../legacy/content/products/products.ts';
import { warranty } from './warranty.ts';

it.each([
  ['printer', 0],
  ['station', 3],
] as const)('the warranty of each %s is that of the policy', (kind, row) => {
  const machines = products.filter((product) => product.kind === kind);
  expect(machines).not.toEqual([]);
  for (const { urlName, line, machine } of machines) {
    for (const { periods } of Object.values(warranty[line])) {
      expect(Number.parseInt(periods[row]?.period ?? '', 10), urlName).toBe(machine?.warrantyMonths);
    }
  }
});

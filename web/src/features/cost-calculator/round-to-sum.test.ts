import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundToSum } from './round-to-sum.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it.each([
  { amounts: [10.625, 0.328], digits: 2, rounded: [10.62, 0.33] },
  { amounts: [2.416, 0.027], digits: 2, rounded: [2.41, 0.03] },
  { amounts: [0, 0.1, 0.2], digits: 2, rounded: [0, 0.1, 0.2] },
  { amounts: [250.4, 0.4, 12.4], digits: 0, rounded: [251, 0, 12] },
  { amounts: [], digits: 2, rounded: [] },
])('rounds $amounts to $rounded, which add up', ({ amounts, digits, rounded }) => {
  expect(roundToSum(amounts, digits)).toEqual(rounded);
});

it('adds up to the rounded sum, and moves no amount by a whole unit', () => {
  const amounts = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(0, 2), (values, digits) => {
      const rounded = roundToSum(values, digits);
      expect(Math.abs(sumOf(rounded) - sumOf(values))).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-4);
      for (const [index, value] of rounded.entries()) {
        expect(Math.abs(value - (values[index] ?? 0))).toBeLessThan(1 / 10 ** digits + 1e-4);
      }
    }),
  );
});

import { expect, it } from 'vitest';
import { sumPrices } from './sum-prices.ts';

const usd = (amount: `${number}`) => ({ amount, currency: 'USD' });

it('adds up prices without rounding errors', () => {
  expect(sumPrices([usd('1399'), usd('359'), usd('749')])).toEqual(usd('2507'));
  expect(sumPrices([usd('0.1'), usd('0.2')])).toEqual(usd('0.3'));
});

it('has no sum if a price is missing or in another currency', () => {
  expect(sumPrices([])).toBeNull();
  expect(sumPrices([usd('1399'), null])).toBeNull();
  expect(sumPrices([usd('1399'), { amount: '359', currency: 'EUR' }])).toBeNull();
});

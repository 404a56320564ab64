import { expect, it, onTestFinished } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway } from '../../testing/start-gateway.ts';

const PRICE = '{ product(id: "9") { price { price { decimalAmount currencyCode amount currency } } } }';

async function priceOf(price: object) {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  await overwriteRecord(gateway.db, 'product', '9', {
    price: { taxRule: 'excluded', ...price, validFrom: '2026-01-01' },
  });
  const { data, errors } = await gateway.ask(PRICE);
  expect(errors).toBeUndefined();
  return data.product.price?.price ?? null;
}

it.each([
  [{ amount: 1399, currency: 'USD' }, '1399.00'],
  [{ amount: 290.5, currency: 'EUR' }, '290.50'],
  [{ amount: 151_200, currency: 'JPY' }, '151200'],
  [{ amount: 120.125, currency: 'KWD' }, '120.125'],
])('returns %j as an exact amount with the decimals of the currency', async (price, decimalAmount) => {
  expect(await priceOf(price)).toEqual({ ...price, decimalAmount, currencyCode: price.currency });
});

it('omits a price in an unknown currency', async () => {
  expect(await priceOf({ amount: 1399, currency: 'dollars' })).toBeNull();
});

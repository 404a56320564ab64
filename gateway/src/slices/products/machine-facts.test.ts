import { content } from '@heliograph/legacy/content.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

async function loadMachine(id: number, locale = 'EN') {
  const { data, errors } = await gateway.ask(
    `query ($locale: Locale!) @inContext(locale: $locale) { product(id: "${id}") {
      machine {
        size { width depth height } rearClearance weight { value unit } powerSupply ratedPower { value unit }
        warrantyMonths included deliveryTime
      }
      specification { name text measurement { value unit } }
    } }`,
    { locale },
  );
  expect(errors).toBeUndefined();
  return data.product;
}

it('returns size, clearance, power, warranty and contents of the box', async () => {
  expect((await loadMachine(1, 'DE')).machine).toEqual({
    size: { width: 425, depth: 385, height: 780 },
    rearClearance: 100,
    weight: { value: 38, unit: 'kg' },
    powerSupply: '100–240\u00a0V, 50/60\u00a0Hz',
    ratedPower: { value: 350, unit: 'W' },
    warrantyMonths: 24,
    included: [
      ...['Resinwanne', 'Bauplattform', 'Referenzblatt zum Testdruck', 'Prüfzertifikat'],
      ...['Heliograph Prepare (Software)', 'Einrichtung und Einweisung per Video, 2\u00a0h (vor Ort laut Angebot)'],
    ],
    deliveryTime: null,
  });
});

it.each([
  ['EN', 'Power supply', '100–240\u00a0V, 50/60\u00a0Hz, 1,200\u00a0W', '1,450'],
  ['CN', '电源', '100–240\u00a0V，50/60\u00a0Hz，1,200\u00a0W', '1,450'],
  ['DE', 'Stromversorgung', '100–240\u00a0V, 50/60\u00a0Hz, 1.200\u00a0W', '1.450'],
])('R222 ends the data sheet with power, size and weight in %s', async (locale, name, text, height) => {
  const { specification } = await loadMachine(5, locale);
  expect(specification.slice(-3)).toMatchObject([
    { name, text },
    { text: `720\u00a0×\u00a0680\u00a0×\u00a0${height}\u00a0mm` },
    { measurement: { value: 168, unit: 'kg' } },
  ]);
});

it('is null for accessories without a power supply, and set for every machine', async () => {
  expect((await loadMachine(219)).machine).toBeNull();
  expect((await loadMachine(217)).machine).toMatchObject({ ratedPower: { value: 45, unit: 'W' } });
  const machines = content.products.filter(({ kind }) => kind !== 'accessory');
  expect(machines.filter(({ machine }) => !machine)).toEqual([]);
});

it('returns the delivery time once the manufacturer fills it in, and drops an invalid machine only', async () => {
  await overwriteRecord(gateway.db, 'product', '9', {
    machine: { weight: 1, power: { supply: 'x', watts: 1 }, warrantyMonths: 12, deliveryTime: 'Two weeks' },
  });
  await overwriteRecord(gateway.db, 'product', '10', { machine: { weight: -1 } });
  expect((await loadMachine(9)).machine).toMatchObject({ deliveryTime: 'Two weeks', size: null });
  expect(await loadMachine(10)).toMatchObject({ machine: null, specification: expect.any(Array) });
});

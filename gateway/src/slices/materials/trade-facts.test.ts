import { content } from '@heliograph/legacy/content.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const FIELDS = `
  bodyContact shelfLifeMonths storageTemperature { min max }
  registrations { market deviceClass number marking notifiedBody }
  packs { content { value unit } orderNumber prices { market price { amount currency } taxRule validFrom } }`;

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

afterEach(() => gateway.close());

async function loadTradeFacts(id: number) {
  const { data, errors } = await gateway.ask(`{ material(id: "${id}") { ${FIELDS} } }`);
  expect(errors).toBeUndefined();
  return data.material;
}

/** Changes a stored material as the manufacturer does. */
async function fillIn(id: number, facts: object) {
  const row = await gateway.db.selectFrom('materials').select('sheet').where('id', '=', id).executeTakeFirstOrThrow();
  const sheet = JSON.stringify({ ...JSON.parse(row.sheet), ...facts });
  await gateway.db.updateTable('materials').set({ sheet }).where('id', '=', id).execute();
}

it('returns storage, shelf life, body contact and packs of the seed, and nothing that is not filled in', async () => {
  expect(await loadTradeFacts(106)).toEqual({
    bodyContact: 'MOUTH',
    storageTemperature: { min: 5, max: 25 },
    shelfLifeMonths: 18,
    registrations: [],
    packs: [
      { content: { value: 1, unit: 'kg' }, orderNumber: 'R-106-1', prices: [] },
      { content: { value: 3, unit: 'kg' }, orderNumber: 'R-106-3', prices: [] },
    ],
  });
});

it('returns registrations and prices once the manufacturer fills them in', async () => {
  const registration = { market: 'EU', deviceClass: 'IIa', number: 'A 1', marking: 'CE 0000', notifiedBody: 'A body' };
  const price = { amount: 290.5, currency: 'EUR', taxRule: 'excluded', validFrom: '2027-01-01' };
  await fillIn(106, {
    registrations: [registration],
    packs: [{ amount: 1, unit: 'kg', prices: [{ market: 'EU', ...price }] }],
  });
  expect(await loadTradeFacts(106)).toMatchObject({
    registrations: [registration],
    packs: [
      {
        content: { value: 1, unit: 'kg' },
        prices: [
          {
            market: 'EU',
            price: { amount: 290.5, currency: 'EUR' },
            taxRule: 'EXCLUDED',
            validFrom: '2027-01-01',
          },
        ],
      },
    ],
  });
});

it('omits a registration in an unknown market, and a price without a tax rule', async () => {
  await fillIn(106, {
    registrations: [{ market: 'MARS', deviceClass: 'I', number: '1' }],
    packs: [{ amount: 1, unit: 'kg', prices: [{ market: 'EU', amount: 1, currency: 'EUR', validFrom: '2027-01-01' }] }],
  });
  expect(await loadTradeFacts(106)).toMatchObject({ registrations: [], packs: [{ prices: [] }] });
});

it('has the storage temperature of the instructions for use', () => {
  for (const { id, storage, instructions } of content.materials) {
    const text = instructions.find(({ title }) => title.en.startsWith('Storage'))?.text.en;
    expect(text, `material ${id}`).toContain(`${storage.min} to ${storage.max}\u00a0°C`);
  }
});

it('has body contact for each material that is tested for biocompatibility, and for no other', () => {
  for (const { id, bodyContact, biocompatibility } of content.materials) {
    expect(bodyContact !== 'none', `material ${id}`).toBe(biocompatibility.length > 0);
  }
});

import { beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway({ upstreamCacheBytes: 0, responseCacheBytes: 0 });
  return () => gateway.close();
});

const scopes = () => gateway.restCalls.map(({ lang, body }) => ({ lang, ...(body as object) }));

async function query(fields: string, locale = 'EN') {
  const { data, errors } = await gateway.ask(`query @inContext(locale: ${locale}) { ${fields} }`);
  expect(errors).toBeUndefined();
  return data;
}

describe('countries', () => {
  it.each([
    ['EN', 'en', 'Germany', 'China'],
    ['CN', 'zh', '德国', '中国'],
    ['DE', 'de', 'Deutschland', 'China'],
  ])('are offered in every locale, also in %s, with one call', async (locale, lang, germany, china) => {
    const { countries } = await query('countries { id name callingCode }', locale);
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ id: 'DE', name: germany, callingCode: '+49' });
    expect(countries).toContainEqual({ id: 'CN', name: expect.stringContaining(china), callingCode: '+86' });
    expect(scopes()).toEqual([{ lang, level: 0, pid: '', language: lang }]);
  });

  it('have the same id and name in areas, events and distributors', async () => {
    const data = await query(
      `countries { id name } areas { countryCode name } events(pageSize: 100) { items { country heldIn { id name } } }
      dentalDistributors { country { id label } locatedIn { id name callingCode } } distributorCountries { id name }`,
      'DE',
    );
    const names = new Map(data.countries.map(({ id, name }: Record<string, string>) => [id, name]));
    for (const { countryCode, name } of data.areas) expect(names.get(countryCode)).toBe(name);
    for (const { country, heldIn } of data.events.items) {
      expect(heldIn).toEqual({ id: country, name: names.get(country) });
    }
    for (const { country, locatedIn } of data.dentalDistributors) {
      expect(locatedIn).toMatchObject({ id: country.id, name: names.get(country.id) });
    }
    expect(data.distributorCountries.length).toBeGreaterThan(0);
    for (const { id, name } of data.distributorCountries) expect(names.get(id)).toBe(name);
    expect(gateway.restCalls.filter(({ path }) => path.endsWith('/area/find'))).toHaveLength(1);
  });
});

describe('provinces', () => {
  it.each([
    ['EN', 'en', 'Beijing'],
    ['CN', 'zh', '北京市'],
    ['DE', 'de', 'Peking'],
  ])('of China are named in %s', async (locale, lang, beijing) => {
    const { provinces } = await query('provinces(country: "CN") { id name }', locale);
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ id: '110000', name: beijing });
    expect(scopes()).toEqual([{ lang, level: 1, pid: '99999999', language: lang }]);
  });

  it('are empty for other countries, without a call', async () => {
    expect(await query('provinces(country: "DE") { id }')).toEqual({ provinces: [] });
    expect(gateway.restCalls).toEqual([]);
  });

  it('are rejected for a code that is not ISO 3166-1 alpha-2', async () => {
    const { errors } = await gateway.ask('{ provinces(country: "276") { id } }');
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'country' }]);
  });
});

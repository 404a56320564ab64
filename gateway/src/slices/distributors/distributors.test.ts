import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

type Firm = { id: string; region: string; country: { id: string; label: string } };

const dental = content.distributors.filter(({ kind }) => kind === 'dental');

const DENTAL = '{ dentalDistributors { id region country { id label } } }';

/** Regions in their order, with their codes in the content. */
const REGIONS = {
  NORTH_AMERICA: 'north-america',
  LATIN_AMERICA: 'latin-america',
  EUROPE: 'europe',
  MIDDLE_EAST_AFRICA: 'middle-east-africa',
  ASIA_PACIFIC: 'asia-pacific',
  CHINA: 'china',
};

/** Each value once, where it comes first; fails when one comes back after another. */
function groupsOf(values: string[]): string[] {
  const groups = values.filter((value, index) => value !== values[index - 1]);
  expect(new Set(groups).size).toBe(groups.length);
  return groups;
}

describe('REST calls of the distributors', () => {
  beforeEach(start);

  it.each([
    ['R305', 'dentalDistributors { id }', '/hgAgent/list'],
    ['R306', 'integrationPartners { id }', '/hgAgent/integration/list'],
    ['R307', 'consumerDistributors { id }', '/hgAgent/consumer/list'],
    ['R307', 'consumerDistributors(country: "DE") { id }', '/hgAgent/consumer/list?country=DE'],
    ['R308', 'consumerDistributorCountries { id }', '/hgAgent/consumer/countryList'],
  ])('%s R279 asks for %s in the language of the locale, without a body', async (_number, field, path) => {
    const { data, errors } = await gateway.ask(`query @inContext(locale: CN) { found: ${field} }`);
    expect(errors).toBeUndefined();
    expect(data.found.length).toBeGreaterThan(0);
    expect(gateway.restCalls).toEqual([{ method: 'GET', path, lang: 'zh', body: undefined }]);
  });

  it('picks a region from the same answer', async () => {
    const { data } = await gateway.ask(
      '{ all: dentalDistributors { id } some: dentalDistributors(region: CHINA) { id } }',
    );
    expect(data.some.length).toBeLessThan(data.all.length);
    expect(gateway.restCalls).toHaveLength(1);
  });

  it.each(['de', 'DEU', 'D', '', 'D&x=1', '中国'])('refuses the country %j and asks nothing', async (country) => {
    const { data, errors } = await gateway.ask(
      'query ($country: ID) { consumerDistributors(country: $country) { id } }',
      { country },
    );
    expect(data).toEqual({ consumerDistributors: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'country' }]);
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('distributors', () => {
  beforeAll(start);

  it('lists the dental ones by region and country', async () => {
    const { data } = await gateway.ask(DENTAL);
    const firms: Firm[] = data.dentalDistributors;
    expect(firms).toHaveLength(dental.length);
    expect(groupsOf(firms.map(({ region }) => region))).toEqual(Object.keys(REGIONS));
    groupsOf(firms.map(({ country }) => country.id));
  });

  it.each(Object.entries(REGIONS))('R90 finds the dental ones of %s', async (region, code) => {
    const { data } = await gateway.ask(
      'query ($region: DistributorRegion) { dentalDistributors(region: $region) { id region } }',
      { region },
    );
    const there = dental.filter((firm) => firm.region === code);
    expect(there.length).toBeGreaterThan(0);
    expect(data.dentalDistributors).toEqual(there.map(({ id }) => ({ id: String(id), region })));
  });

  it('R91 names a distributor with all that a customer needs', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      consumerDistributors(country: "FR") { id country { id label } city address phone email website languages services }
    }`);
    const french = content.distributors.filter(({ kind, country }) => kind === 'consumer' && country === 'FR');
    expect(data.consumerDistributors.map(({ id }: Firm) => Number(id))).toEqual(french.map(({ id }) => id));
    expect(data.consumerDistributors).toContainEqual({
      id: '661',
      country: { id: 'FR', label: 'Frankreich' },
      city: 'Paris',
      address: expect.any(String),
      phone: expect.stringMatching(/^\+33 /),
      email: expect.stringContaining('@'),
      website: expect.stringMatching(/^https:/),
      languages: expect.arrayContaining(['fr']),
      services: ['SALES', 'SERVICE', 'MATERIALS', 'DEMO'],
    });
  });

  it('has no distributor in a country that has none', async () => {
    expect(await gateway.ask('{ consumerDistributors(country: "ZZ") { id } }')).toEqual({
      data: { consumerDistributors: [] },
    });
  });

  it.each([
    ['EN', 'en', 'Germany'],
    ['DE', 'de', 'Deutschland'],
    ['CN', 'zh-CN', '德国'],
  ])(
    'R308 names each country with a consumer distributor once, sorted by its name in %s',
    async (locale, tag, germany) => {
      const { data } = await gateway.ask(`query @inContext(locale: ${locale}) {
      consumerDistributorCountries { id label } consumerDistributors { country { id } }
    }`);
      const countries: { id: string; label: string }[] = data.consumerDistributorCountries;
      const labels = countries.map(({ label }) => label);
      expect(countries).toContainEqual({ id: 'DE', label: germany });
      expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, tag)));
      const used = new Set(data.consumerDistributors.map(({ country }: Firm) => country.id));
      expect(countries.map(({ id }) => id).toSorted()).toEqual([...used].toSorted());
    },
  );

  it('R306 tells what each integration partner makes', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      integrationPartners { id category name summary website }
    }`);
    expect(new Set(data.integrationPartners.map(({ category }: { category: string }) => category))).toEqual(
      new Set(['CAD', 'SCANNER', 'LAB_MANAGEMENT', 'NESTING', 'POST_PROCESSING']),
    );
    expect(data.integrationPartners[0].summary).toMatch(/\p{Script=Han}/u);
  });
});

describe('distributors that cannot be read as they are', () => {
  beforeEach(start);

  it('leaves out a firm that cannot be read, and of another only what cannot be read', async () => {
    await overwriteRecord(gateway.db, 'distributor', '609', { region: 'atlantis' });
    await overwriteRecord(gateway.db, 'distributor', '610', {
      website: 'javascript:alert(1)',
      phone: '',
      email: null,
      services: ['sales', 'constructor', 'levitation'],
    });
    const { data, errors } = await gateway.ask('{ dentalDistributors { id website phone email services } }');
    expect(errors).toBeUndefined();
    expect(data.dentalDistributors).toHaveLength(dental.length - 1);
    expect(data.dentalDistributors).toContainEqual({
      id: '610',
      website: null,
      phone: null,
      email: null,
      services: ['SALES'],
    });
  });
});

import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

type Distributor = { id: string; region: string; country: { id: string; label: string } };

const dental = content.distributors.filter(({ kind }) => kind === 'dental');

const DENTAL = '{ dentalDistributors { id region country { id label } } }';

/** Regions in display order, with their codes in the content. */
const REGIONS = {
  NORTH_AMERICA: 'north-america',
  LATIN_AMERICA: 'latin-america',
  EUROPE: 'europe',
  MIDDLE_EAST_AFRICA: 'middle-east-africa',
  ASIA_PACIFIC: 'asia-pacific',
  CHINA: 'china',
};

/** Distinct values in order; fails if equal values are not adjacent. */
function groupsOf(values: string[]): string[] {
  const groups = values.filter((value, index) => value !== values[index - 1]);
  expect(new Set(groups).size).toBe(groups.length);
  return groups;
}

describe('REST calls for distributors', () => {
  beforeEach(start);

  it.each([
    ['R305', 'dentalDistributors { id }', '/hgAgent/list'],
    ['R306', 'integrationPartners { id }', '/hgAgent/integration/list'],
    ['R307', 'consumerDistributors { id }', '/hgAgent/consumer/list'],
    ['R307', 'consumerDistributors(country: "DE") { id }', '/hgAgent/consumer/list?country=DE'],
    ['R308', 'consumerDistributorCountries { id }', '/hgAgent/consumer/countryList'],
  ])('%s R279 requests %s in the content language, without a body', async (_number, field, path) => {
    const { data, errors } = await gateway.ask(`query @inContext(locale: CN) { result: ${field} }`);
    expect(errors).toBeUndefined();
    expect(data.result.length).toBeGreaterThan(0);
    expect(gateway.restCalls).toEqual([{ method: 'GET', path, lang: 'zh', body: undefined }]);
  });

  it('filters by region without another call', async () => {
    const { data } = await gateway.ask(
      '{ all: dentalDistributors { id } some: dentalDistributors(region: CHINA) { id } }',
    );
    expect(data.some.length).toBeLessThan(data.all.length);
    expect(gateway.restCalls).toHaveLength(1);
  });

  it.each(['de', 'DEU', 'D', '', 'D&x=1', '中国'])(
    'rejects the country %j without an upstream call',
    async (country) => {
      const { data, errors } = await gateway.ask(
        'query ($country: ID) { consumerDistributors(country: $country) { id } }',
        { country },
      );
      expect(data).toEqual({ consumerDistributors: null });
      expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'country' }]);
      expect(gateway.restCalls).toEqual([]);
    },
  );
});

describe('distributors', () => {
  beforeAll(start);

  it('groups dental distributors by region and country', async () => {
    const { data } = await gateway.ask(DENTAL);
    const distributors: Distributor[] = data.dentalDistributors;
    expect(distributors).toHaveLength(dental.length);
    expect(groupsOf(distributors.map(({ region }) => region))).toEqual(Object.keys(REGIONS));
    groupsOf(distributors.map(({ country }) => country.id));
  });

  it.each(Object.entries(REGIONS))('R90 filters dental distributors by the region %s', async (region, code) => {
    const { data } = await gateway.ask(
      'query ($region: DistributorRegion) { dentalDistributors(region: $region) { id region } }',
      { region },
    );
    const inRegion = dental.filter((distributor) => distributor.region === code);
    expect(inRegion.length).toBeGreaterThan(0);
    expect(data.dentalDistributors).toEqual(inRegion.map(({ id }) => ({ id: String(id), region })));
  });

  it('R91 returns the contact details of a distributor', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      consumerDistributors(country: "FR") { id country { id label } city address phone email website languages services }
    }`);
    const french = content.distributors.filter(({ kind, country }) => kind === 'consumer' && country === 'FR');
    expect(data.consumerDistributors.map(({ id }: Distributor) => Number(id))).toEqual(french.map(({ id }) => id));
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

  it('returns the province of a Chinese distributor, and where its city is', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      consumerDistributors { id province { id label } coordinates { latitude longitude } }
    }`);
    expect(data.consumerDistributors).toContainEqual({
      id: expect.any(String),
      province: { id: '330000', label: '浙江省' },
      coordinates: { latitude: 30.27, longitude: 120.16 },
    });
    expect(data.consumerDistributors).toContainEqual(expect.objectContaining({ id: '661', province: null }));
  });

  it('returns the territory of a distributor that shares its country', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      dentalDistributors { id territory }
      consumerDistributors { id territory }
    }`);
    expect(data.dentalDistributors).toContainEqual({
      id: '609',
      territory: 'Nord- und Ostdeutschland, Nordrhein-Westfalen',
    });
    expect(data.dentalDistributors).toContainEqual({ id: '611', territory: 'Österreich' });
    expect(data.consumerDistributors).toContainEqual({ id: '661', territory: null });
  });

  it('returns an empty list for a country without distributors', async () => {
    expect(await gateway.ask('{ consumerDistributors(country: "ZZ") { id } }')).toEqual({
      data: { consumerDistributors: [] },
    });
  });

  it.each([
    ['EN', 'en', 'Germany'],
    ['DE', 'de', 'Deutschland'],
    ['CN', 'zh-CN', '德国'],
  ])('R308 lists each country with a consumer distributor once, sorted by name in %s', async (locale, tag, germany) => {
    const { data } = await gateway.ask(`query @inContext(locale: ${locale}) {
      consumerDistributorCountries { id label } consumerDistributors { country { id } }
    }`);
    const countries: { id: string; label: string }[] = data.consumerDistributorCountries;
    const labels = countries.map(({ label }) => label);
    expect(countries).toContainEqual({ id: 'DE', label: germany });
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, tag)));
    const used = new Set(data.consumerDistributors.map(({ country }: Distributor) => country.id));
    expect(countries.map(({ id }) => id).toSorted()).toEqual([...used].toSorted());
  });

  it('R306 returns the category, summary and website of each integration partner', async () => {
    await overwriteRecord(gateway.db, 'integrationPartner', '702', { website: 'https://partner.example' });
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      integrationPartners { id category name summary website }
    }`);
    expect(new Set(data.integrationPartners.map(({ category }: { category: string }) => category))).toEqual(
      new Set(['CAD', 'SCANNER', 'LAB_MANAGEMENT', 'NESTING', 'POST_PROCESSING']),
    );
    expect(data.integrationPartners[0]).toMatchObject({
      summary: expect.stringMatching(/\p{Script=Han}/u),
      website: null,
    });
    expect(data.integrationPartners[1]).toMatchObject({ id: '702', website: 'https://partner.example' });
  });
});

describe('invalid distributor records', () => {
  beforeEach(start);

  it('omits an invalid distributor, and invalid optional fields of a valid one', async () => {
    await overwriteRecord(gateway.db, 'distributor', '609', { region: 'atlantis' });
    await overwriteRecord(gateway.db, 'distributor', '610', {
      website: 'javascript:alert(1)',
      province: '310000',
      coordinates: { latitude: 91, longitude: 0 },
      phone: '',
      email: null,
      services: ['sales', 'constructor', 'levitation'],
    });
    const { data, errors } = await gateway.ask(
      '{ dentalDistributors { id website phone email services province { id } coordinates { latitude } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.dentalDistributors).toHaveLength(dental.length - 1);
    expect(data.dentalDistributors).toContainEqual({
      id: '610',
      website: null,
      phone: null,
      email: null,
      services: ['SALES'],
      province: null,
      coordinates: null,
    });
  });
});

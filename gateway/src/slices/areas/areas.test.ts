import { beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
  return () => gateway.close();
});

type Area = { id: string; name: string; countryCode: string | null; callingCode: string | null };

async function areasIn(locale: string): Promise<Area[]> {
  const { data, errors } = await gateway.ask(
    `query @inContext(locale: ${locale}) { areas { id name countryCode callingCode } }`,
  );
  expect(errors).toBeUndefined();
  return data.areas;
}

describe('areas', () => {
  it.each([
    ['EN', 'en', { level: 0, pid: '' }],
    ['DE', 'de', { level: 0, pid: '' }],
    ['CN', 'zh', { level: 1, pid: '99999999' }],
  ])('R285 Q12 requests the areas of %s by level and parent id', async (locale, language, area) => {
    await areasIn(locale);
    expect(gateway.restCalls).toEqual([
      { method: 'POST', path: '/api/hgCommon/area/find', lang: language, body: { ...area, language } },
    ]);
  });

  it('R346 a query without a locale uses the area of the English site', async () => {
    const { data } = await gateway.ask('{ areas { name } }');
    expect(data.areas).toContainEqual({ name: 'Germany' });
    expect(gateway.restCalls).toEqual([
      { method: 'POST', path: '/api/hgCommon/area/find', lang: 'en', body: { level: 0, pid: '', language: 'en' } },
    ]);
  });

  it('Q12 lists the provinces of China in the Chinese locale', async () => {
    const areas = await areasIn('CN');
    expect(areas).toHaveLength(34);
    expect(areas).toContainEqual({ id: '110000', name: '北京市', countryCode: null, callingCode: null });
  });

  it.each([
    ['EN', 'en', 'Germany'],
    ['DE', 'de', 'Deutschland'],
  ])('R210 lists the countries sorted by name in %s', async (locale, tag, germany) => {
    const areas = await areasIn(locale);
    expect(areas.length).toBeGreaterThan(240);
    expect(areas).toContainEqual({ id: '276', name: germany, countryCode: 'DE', callingCode: '+49' });
    const names = areas.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  });

  it.each([
    ['US', '+1'],
    ['CN', '+86'],
    ['GB', '+44'],
    ['AQ', null],
  ])('returns the calling code of %s', async (code, callingCode) => {
    const areas = await areasIn('EN');
    expect(areas.find(({ countryCode }) => countryCode === code)).toMatchObject({ callingCode });
  });

  it('caches each locale separately', async () => {
    const [first] = await areasIn('EN');
    expect(await areasIn('CN')).not.toContainEqual(first);
    expect(await areasIn('EN')).toContainEqual(first);
    expect(gateway.restCalls).toHaveLength(2);
  });

  it('omits an invalid area and returns all others', async () => {
    await overwriteRecord(gateway.db, 'province', '110000', { name: null });
    expect(await areasIn('CN')).toHaveLength(33);
  });

  it('R317 Q5 returns an error code if the list cannot be loaded', async () => {
    await gateway.stopLegacy();
    const { data, errors } = await gateway.ask('{ areas { id } }');
    expect(data).toEqual({ areas: null });
    expect(errors).toMatchObject([{ path: ['areas'], extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'areaFind' } }]);
  });
});

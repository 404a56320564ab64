import { localeCodes } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { toEntries, withNearestOffers } from './distributor-entry.ts';
import { createEntry } from './distributors.fixture.ts';
import { listOrigins } from './origins.ts';

const province = (id: string) => ({ id, label: id });
const distributors = [
  createEntry({ id: 'us', region: 'NORTH_AMERICA', country: { id: 'US', label: 'US' } }),
  createEntry({ id: 'fr', region: 'EUROPE', country: { id: 'FR', label: 'FR' } }),
  createEntry({ id: 'at', region: 'EUROPE', country: { id: 'AT', label: 'AT' } }),
  createEntry({ id: 'de', region: 'EUROPE' }),
  createEntry({ id: 'hk', region: 'CHINA', country: { id: 'HK', label: 'HK' }, province: province('810000') }),
  createEntry({ id: 'sz', region: 'CHINA', country: { id: 'CN', label: 'CN' }, province: province('440000') }),
  createEntry({ id: 'bj', region: 'CHINA', country: { id: 'CN', label: 'CN' }, province: province('110000') }),
].map((entry) => ({ ...entry, languages: ['de'] }));

describe('distributors of a market', () => {
  it.each([
    ['en', ['us', 'fr', 'at', 'de', 'hk', 'sz', 'bj']],
    ['cn', ['bj', 'sz', 'hk', 'us', 'fr', 'at', 'de']],
    ['de', ['de', 'at', 'fr', 'us', 'hk', 'sz', 'bj']],
  ] as const)('R305 come first in %s, in China in the order of the provinces', (locale, ids) => {
    expect(toEntries(distributors, locale).map(({ id }) => id)).toEqual(ids);
  });

  it('have provinces on the Chinese page only', () => {
    const provincesIn = (locale: 'cn' | 'de') =>
      toEntries(distributors, locale).flatMap((entry) => entry.province?.id ?? []);
    expect(provincesIn('cn')).toEqual(['110000', '440000', '810000']);
    expect(provincesIn('de')).toEqual([]);
  });
});

describe('demo units', () => {
  const located = (id: string, latitude: number, longitude: number, services: ('SALES' | 'DEMO')[]) =>
    createEntry({ id, city: id, services, coordinates: { latitude, longitude } });
  const near = (locale: 'en' | 'de') =>
    withNearestOffers(
      [
        located('munich', 48, 12, ['SALES']),
        located('zurich', 47, 8, ['SALES', 'DEMO']),
        located('hamburg', 53, 10, ['SALES']),
      ],
      locale,
    ).map(({ nearestDemo }) => nearestDemo);

  it('are named at the nearest distributor or office, in the region of the market only', () => {
    expect(near('de')).toEqual(['zurich', null, 'Berlin']);
    expect(near('en')).toEqual([null, null, null]);
  });
});

it('names our office for training in the region of the market, unless the distributor trains', () => {
  const entries = [createEntry({ id: 'a', services: ['SALES'] }), createEntry({ id: 'b', services: ['TRAINING'] })];
  const officesOf = (locale: 'en' | 'de') =>
    withNearestOffers(entries, locale).map(({ trainingOffice }) => trainingOffice);
  expect(officesOf('de')).toEqual(['Berlin', null]);
  expect(officesOf('en')).toEqual([null, null]);
});

describe('countries to sort by distance from', () => {
  it.each(localeCodes)('are named in %s, each once, with a place on earth', (locale) => {
    const origins = listOrigins(locale);
    expect(origins.length).toBeGreaterThan(200);
    expect(new Set(origins.map(({ label }) => label)).size).toBe(origins.length);
    expect(origins.filter(({ id, label }) => id === label)).toEqual([]);
    expect(
      origins.filter(({ center: [longitude, latitude] }) => Math.abs(longitude) > 180 || Math.abs(latitude) > 90),
    ).toEqual([]);
  });

  it('follow the official names on the Chinese page', () => {
    const names = new Map(listOrigins('cn').map(({ id, label }) => [id, label]));
    expect([names.get('HK'), names.get('MO'), names.get('TW')]).toEqual(['中国香港', '中国澳门', '中国台湾']);
  });
});

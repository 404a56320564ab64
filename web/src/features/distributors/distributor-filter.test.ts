import { describe, expect, it } from 'vitest';
import { countriesOf, emptyFilter, filterDistributors, regionsOf, resolveFilter } from './distributor-filter.ts';
import { createEntry } from './distributors.fixture.ts';

const entries = [
  createEntry({ id: '1', region: 'CHINA', country: { id: 'HK', label: 'HK' } }),
  createEntry({ id: '2', region: 'EUROPE', country: { id: 'DE', label: 'DE' } }),
  createEntry({ id: '3', region: 'EUROPE', country: { id: 'FR', label: 'FR' } }),
  createEntry({ id: '4', region: 'EUROPE', country: { id: 'DE', label: 'DE' } }),
];

describe('distributor filter', () => {
  it('R305 comes from the URL, and a country implies its region', () => {
    expect(resolveFilter(entries, { region: 'EUROPE', country: 'FR' })).toEqual({ region: 'EUROPE', country: 'FR' });
    expect(resolveFilter(entries, { region: null, country: 'HK' })).toEqual({ region: 'CHINA', country: 'HK' });
    expect(resolveFilter(entries, emptyFilter)).toEqual(emptyFilter);
  });

  it('ignores values without matches', () => {
    expect(resolveFilter(entries, { region: 'LATIN_AMERICA', country: 'BR' })).toEqual(emptyFilter);
    expect(resolveFilter(entries, { region: 'EUROPE', country: 'HK' })).toEqual({ region: 'EUROPE', country: null });
  });

  it('R305 R307 narrows the list and keeps its order', () => {
    expect(filterDistributors(entries, emptyFilter)).toEqual(entries);
    expect(filterDistributors(entries, { region: 'EUROPE', country: 'DE' }).map(({ id }) => id)).toEqual(['2', '4']);
  });

  it('R308 counts distributors per country and per region, in the order of the entries', () => {
    expect(countriesOf(entries)).toEqual([
      { id: 'HK', label: 'HK', count: 1 },
      { id: 'DE', label: 'DE', count: 2 },
      { id: 'FR', label: 'FR', count: 1 },
    ]);
    expect(regionsOf(entries)).toEqual([
      { id: 'CHINA', count: 1 },
      { id: 'EUROPE', count: 3 },
    ]);
  });
});

import { expect, it } from 'vitest';
import { byPlace } from './by-place.ts';

const dental = { kind: 'dental' } as const;
const consumer = { kind: 'consumer' } as const;

const firms = [
  { ...dental, id: 1, region: 'europe', country: 'PL' },
  { ...dental, id: 2, region: 'europe', country: 'AT' },
  { ...dental, id: 3, region: 'china', country: 'CN' },
  { ...consumer, id: 4, region: 'europe', country: 'AT' },
  { ...consumer, id: 5, region: 'europe', country: 'PL' },
  { ...dental, id: 6, region: 'europe', country: 'PL' },
  { ...dental, id: 7, region: 'north-america', country: 'US' },
] as const;

it('a distributor at the end of the file stands in its region, with those of its country', () => {
  const places = (kind: string) =>
    byPlace([...firms])
      .filter((firm) => firm.kind === kind)
      .map(({ id }) => id);
  expect(places('dental')).toEqual([7, 1, 6, 2, 3]);
  expect(places('consumer')).toEqual([4, 5]);
});

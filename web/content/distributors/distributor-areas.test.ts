import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { distributorAreas } from './distributor-areas.ts';

it.each(localeCodes)('names every area once in %s', (locale) => {
  const areas = distributorAreas[locale];
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
});

it('has all states, provinces and regions', () => {
  expect(distributorAreas.en).toHaveLength(51);
  expect(distributorAreas.cn).toHaveLength(33);
  expect(distributorAreas.de.filter(({ id }) => id !== 'AT' && id !== 'CH')).toHaveLength(16);
});

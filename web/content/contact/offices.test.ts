import { expect, it } from 'vitest';
import { content } from '../../../legacy/content/content.ts';
import { en } from './en.ts';

const towns = Object.values(en.offices).map(({ name }) => name);

it('events at our own places are in the town of an office', () => {
  const own = content.knowledge.filter((record) => {
    const venue = 'venue' in record && record.venue ? record.venue.en : '';
    return /Heliograph|applications lab/.test(venue);
  });
  expect(own.length).toBeGreaterThan(5);
  const elsewhere = own.filter((record) => !('city' in record && towns.includes(record.city?.en ?? '')));
  expect(elsewhere.map(({ id, title }) => [id, title.en])).toEqual([]);
});

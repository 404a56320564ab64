import { expect, it } from 'vitest';
import { listOpenings } from '#content/careers/openings.ts';
import { sortByOffice } from './sort-by-office.ts';

const openings = listOpenings('2026-12-01');

it.each([
  ['en', 'boston'],
  ['cn', 'shanghai'],
  ['de', 'berlin'],
] as const)('R93 openings of the nearest office come first in %s, newest first', (locale, office) => {
  const sorted = sortByOffice(openings, locale);
  const own = openings.filter((opening) => opening.office === office);
  expect(own.length).toBeGreaterThan(0);
  expect(sorted.slice(0, own.length)).toEqual(own);
  expect(sorted).toHaveLength(openings.length);
});

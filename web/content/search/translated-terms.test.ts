import { expect, it } from 'vitest';
import { translateTerm } from './translated-terms.ts';

it.each([
  ['denture', 'de', 'Prothese'],
  [' Dentures ', 'de', 'Prothese'],
  ['Night guard', 'cn', '咬合板'],
  ['denture', 'en', null],
  ['Prothese', 'de', null],
  ['constructor', 'de', null],
  ['', 'cn', null],
] as const)('translates the search for “%s” on the site in %s to %s', (text, locale, term) => {
  expect(translateTerm(text, locale)).toBe(term);
});

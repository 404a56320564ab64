import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { findPreferredTerm, toSearches } from './preferred-term.ts';
import { cnTerms } from './terms/cn.ts';
import { deTerms } from './terms/de.ts';
import { enTerms } from './terms/en.ts';

it.each([
  ['de', 'denture', 'Prothese'],
  ['de', ' Surgical  Guides ', 'Bohrschablone'],
  ['cn', 'denture', '义齿'],
  ['cn', '假牙', '义齿'],
  ['en', 'Night guard', 'splint'],
  ['en', 'denture', null],
  ['de', 'Prothese', null],
  ['de', 'constructor', null],
] as const)('in %s, “%s” is %s', (locale, text, term) => {
  expect(findPreferredTerm(locale, text)).toBe(term);
});

it('a search goes for both words', () => {
  expect(toSearches('de', 'denture')).toEqual(['denture', 'Prothese']);
  expect(toSearches('en', 'denture')).toEqual(['denture']);
});

it.each(localeCodes)('%s lists words in lower case, each with a word that is not listed itself', (locale) => {
  for (const [word, term] of Object.entries({ en: enTerms, cn: cnTerms, de: deTerms }[locale])) {
    expect(word).toBe(word.toLowerCase());
    expect(findPreferredTerm(locale, term) ?? term).toBe(term);
  }
});

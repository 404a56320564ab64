import { localeCodes } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { findLegalText, legalPaths } from './legal-texts.ts';

describe.each(legalPaths)('the legal text at %s', (path) => {
  const { words, updated, effective = updated } = findLegalText(path) ?? expect.fail(path);
  const sectionsIn = (locale: (typeof localeCodes)[number]) => words[locale].sections.map(({ id }) => id);

  it.each(localeCodes)('has every section once and in the same order in %s', (locale) => {
    expect(new Set(sectionsIn(locale)).size).toBe(sectionsIn(locale).length);
    expect(sectionsIn(locale)).toEqual(sectionsIn('en'));
  });

  it('names days that the calendar has', () => {
    for (const day of [updated, effective]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  });
});

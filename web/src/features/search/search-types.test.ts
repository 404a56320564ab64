import { describe, expect, test } from 'vitest';
import type { SearchHitKind } from '#gateway/schema.generated.ts';
import { mergeHits, typeOf } from './search-types.ts';

test('pages about applications are a type of their own', () => {
  expect(typeOf({ kind: 'PAGE', url: '/application/dental-labs-3d-printer' })).toBe('application');
  expect(typeOf({ kind: 'PAGE', url: '/aboutUs' })).toBe('page');
  expect(typeOf({ kind: 'CASE_STUDY', url: '/application/moreApplication/cases/501' })).toBe('case');
});

describe('hits of a word and of the word of the pages', () => {
  const createHit = (kind: SearchHitKind, url: string, summary = '') => ({ kind, url, summary });

  test('have the summary of the latter', () => {
    const searched = [createHit('NEWS', '/news/1', 'Denture'), createHit('NEWS', '/news/2', 'Denture')];
    const preferred = [createHit('NEWS', '/news/2', 'Prothese')];
    expect(mergeHits(searched, preferred).map(({ summary }) => summary)).toEqual(['Denture', 'Prothese']);
  });

  test('have further machines and case studies only', () => {
    const [resin, printer] = [createHit('MATERIAL', '/material/1'), createHit('PRINTER', '/hardware/A2D')];
    const [news, station] = [createHit('NEWS', '/news/1'), createHit('STATION', '/hardware/hive')];
    const study = createHit('CASE_STUDY', '/application/moreApplication/cases/501');
    expect(mergeHits([resin, printer], [printer, news, station, study])).toEqual([resin, printer, station, study]);
  });
});

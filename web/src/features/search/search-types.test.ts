import { expect, test } from 'vitest';
import type { SearchHitKind } from '#gateway/schema.generated.ts';
import { mixTypes, typeOf } from './search-types.ts';

test('no type fills a page of results while other types have some left', () => {
  const hits = ['PAGE', 'PAGE', 'PAGE', 'PAGE', 'PAGE', 'PAGE', 'MATERIAL', 'PAGE', 'NEWS'] as const;
  expect(mixTypes(toHits(hits), 6).map(({ id }) => id)).toEqual([0, 1, 2, 3, 6, 8, 4, 5, 7]);
});

test('a type without competitors keeps its results and their order', () => {
  const hits = toHits(Array.from({ length: 12 }, () => 'PAGE'));
  expect(mixTypes(hits, 10)).toEqual(hits);
});

test('machines of both kinds count as one type', () => {
  const hits = ['PRINTER', 'STATION', 'PRINTER', 'STATION', 'PRINTER', 'EVENT'] as const;
  expect(mixTypes(toHits(hits), 5).map(({ id }) => id)).toEqual([0, 1, 2, 3, 5, 4]);
});

test('pages about applications are a type of their own', () => {
  expect(typeOf({ kind: 'PAGE', url: '/application/dental-labs-3d-printer' })).toBe('application');
  expect(typeOf({ kind: 'PAGE', url: '/aboutUs' })).toBe('page');
  expect(typeOf({ kind: 'CASE_STUDY', url: '/application/moreApplication/cases/501' })).toBe('case');
});

function toHits(kinds: readonly SearchHitKind[]) {
  return kinds.map((kind, id) => ({ kind, id, url: '/' }));
}

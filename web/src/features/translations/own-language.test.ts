import { expect, it } from 'vitest';
import { inOwnLanguage, ownLanguageFirst } from './own-language.ts';

const records = (['EN', 'CN', 'EN', 'CN'] as const).map((servedLocale, id) => ({ id, servedLocale }));
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

it('records in the language of the page come first, in their order', () => {
  expect(idsOf(ownLanguageFirst(records, 'cn'))).toEqual([1, 3, 0, 2]);
  expect(idsOf(ownLanguageFirst(records, 'de'))).toEqual([0, 1, 2, 3]);
});

it('sections without records in the language of the page are empty', () => {
  expect(idsOf(inOwnLanguage(records, 'en'))).toEqual([0, 2]);
  expect(inOwnLanguage(records, 'de')).toEqual([]);
});

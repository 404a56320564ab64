import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { declaresLocale, isQuery } from './document.ts';

describe('an editor document', () => {
  it('takes its locale from the variables if it declares $locale', () => {
    expect(declaresLocale(parse('query A($locale: Locale!) @inContext(locale: $locale) { serverTime }'))).toBe(true);
    expect(declaresLocale(parse('query A($id: ID!) { product(id: $id) { name } }'))).toBe(false);
  });

  it('is a query only if all of its operations are queries', () => {
    expect(isQuery(parse('{ serverTime }'))).toBe(true);
    expect(isQuery(parse('query A { serverTime } mutation B { createFormChallenge { id } }'))).toBe(false);
    expect(isQuery(parse('fragment A on Product { name }'))).toBe(false);
  });

  it.each([null, undefined])('is neither if it does not parse (%s)', (document) => {
    expect([declaresLocale(document), isQuery(document)]).toEqual([false, false]);
  });
});

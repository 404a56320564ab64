import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { declaresLocale, isQuery } from './document.ts';

describe('a document in the editor', () => {
  it('takes its locale from the variables when it declares one', () => {
    expect(declaresLocale(parse('query A($locale: Locale!) @inContext(locale: $locale) { serverTime }'))).toBe(true);
    expect(declaresLocale(parse('query A($id: ID!) { product(id: $id) { name } }'))).toBe(false);
  });

  it('is a question only when no operation in it changes anything', () => {
    expect(isQuery(parse('{ serverTime }'))).toBe(true);
    expect(isQuery(parse('query A { serverTime } mutation B { createFormChallenge { id } }'))).toBe(false);
    expect(isQuery(parse('fragment A on Product { name }'))).toBe(false);
  });

  it.each([null, undefined])('is neither while it cannot be read (%s)', (document) => {
    expect([declaresLocale(document), isQuery(document)]).toEqual([false, false]);
  });
});

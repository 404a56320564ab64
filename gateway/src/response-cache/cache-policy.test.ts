import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { getCachePolicies } from './cache-policy.ts';

const getMaxAge = (text: string, name = '') => getCachePolicies(schema, parse(text)).get(name)?.maxAge;

describe('the cache policy of a document', () => {
  it('is set explicitly on every query field', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const unmarked = fields.filter(
      ({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'cacheControl'),
    );
    expect(fields.length).toBeGreaterThan(30);
    expect(unmarked.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['a single field', '{ materials { totalCount } }', 300],
    ['the shortest of two', '{ materials { totalCount } search(text: "a") { totalCount } }', 60],
    ['a type with a short maxAge', '{ liveStreams { id } products { totalCount } }', 10],
    ['a union member', '{ recordByPath(path: "/") { ... on LiveStream { id } } }', 10],
    ['a union member in a fragment', '{ recordByPath(path: "/") { ...A } } fragment A on LiveStream { id }', 10],
    ['another union member', '{ recordByPath(path: "/") { ... on Product { id } } }', 300],
    ['a field in a fragment', '{ ...A } fragment A on Query { search(text: "a") { totalCount } }', 60],
    ['an uncacheable field', '{ materials { totalCount } serverTime }', 0],
    ['a certificate', '{ certificate(number: "1") { number } }', 0],
    ['introspection', '{ __schema { queryType { name } } }', 0],
    ['only __typename', '{ __typename }', 0],
    ['an unknown field', '{ nothing { at all } }', 0],
    ['a mutation', 'mutation { createFormChallenge { id } }', 0],
  ])('has the maxAge of %s', (_name, text, maxAge) => {
    expect(getMaxAge(text)).toBe(maxAge);
  });

  it('is separate for each operation', () => {
    const text = 'query A { materials { totalCount } } mutation B { createFormChallenge { id } }';
    expect([getMaxAge(text, 'A'), getMaxAge(text, 'B')]).toEqual([300, 0]);
  });

  it('lists the variables of an operation and whether @inContext sets the locale', () => {
    const text = 'query A($locale: Locale!, $id: ID!) @inContext(locale: $locale) { material(id: $id) { name } }';
    expect(getCachePolicies(schema, parse(text)).get('A')).toEqual({
      maxAge: 300,
      setsLocale: true,
      variables: ['id', 'locale'],
    });
    expect(getCachePolicies(schema, parse('{ areas { id } }')).get('')).toMatchObject({
      setsLocale: false,
      variables: [],
    });
  });
});

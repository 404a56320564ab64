import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { getCachePolicies } from './cache-policy.ts';

const ageOf = (text: string, name = '') => getCachePolicies(schema, parse(text)).get(name)?.maxAge;

describe('the policy of a document', () => {
  it('marks every question of the schema, so that none is kept or left out by chance', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const unmarked = fields.filter(
      ({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'cacheControl'),
    );
    expect(fields.length).toBeGreaterThan(30);
    expect(unmarked.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['one question', '{ materials { totalCount } }', 300],
    ['the shortest of two', '{ materials { totalCount } search(text: "a") { totalCount } }', 60],
    ['a type that does not last', '{ liveStreams { id } products { totalCount } }', 10],
    ['what stands in a fragment', '{ ...A } fragment A on Query { search(text: "a") { totalCount } }', 60],
    ['the time of the gateway', '{ materials { totalCount } serverTime }', 0],
    ['a certificate', '{ certificate(number: "1") { number } }', 0],
    ['the schema itself', '{ __schema { queryType { name } } }', 0],
    ['a type name alone', '{ __typename }', 0],
    ['a field that is not there', '{ nothing { at all } }', 0],
    ['a mutation', 'mutation { createFormChallenge { id } }', 0],
  ])('keeps %s', (_what, text, maxAge) => {
    expect(ageOf(text)).toBe(maxAge);
  });

  it('is that of each operation of a document', () => {
    const text = 'query A { materials { totalCount } } mutation B { createFormChallenge { id } }';
    expect([ageOf(text, 'A'), ageOf(text, 'B')]).toEqual([300, 0]);
  });

  it('knows the variables of an operation and whether it says its locale', () => {
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

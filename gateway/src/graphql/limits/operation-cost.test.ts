import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createQueryComplexityLimit } from './query-complexity-limit.ts';

const schema = buildSchema(`
  directive @cost(weight: String!) on FIELD_DEFINITION | OBJECT
  directive @listSize(
    assumedSize: Int
    slicingArguments: [String!]
    sizedFields: [String!]
    requireOneSlicingArgument: Boolean = true
  ) on FIELD_DEFINITION
  type Query {
    shelf(pageSize: Int = 10): Shelf
      @listSize(slicingArguments: ["pageSize"], sizedFields: ["items"], requireOneSlicingArgument: false)
    heavy: Book @cost(weight: "7.5")
    sealed: Seal
    books(ids: [ID!]!): [Book] @listSize(slicingArguments: ["ids"])
  }
  type Shelf { items: [Book!]! totalCount: Int! }
  type Book { id: ID! names: [String!]! authors: [Author!]! @listSize(assumedSize: 3) }
  type Author { id: ID! books: [Book!]! }
  type Seal @cost(weight: "0") { id: ID! }
`);
const limits = createQueryComplexityLimit(schema);
const measure = (text: string, variables = {}, operationName?: string) =>
  limits.measure(parse(text), { variables, operationName });
const costOf = (text: string, variables = {}) => measure(text, variables).cost;

describe('operation cost', () => {
  it.each([
    ['a field', '{ shelf { totalCount } }', 2],
    ['a page at its default size', '{ shelf { items { id } } }', 1 + 1 + 10 * 2],
    ['a page of the size in the argument', '{ shelf(pageSize: 4) { items { id } } }', 1 + 1 + 4 * 2],
    ['a page up to the maximum size', '{ shelf(pageSize: 2000000000) { items { id } } }', 1 + 1 + 100 * 2],
    ['a list by the length of a list argument', '{ books(ids: ["1", "2", "3"]) { id } }', 1 + 3 * 2],
    ['a list of the assumed size', '{ heavy { authors { id } } }', Math.round(7.5 + 1 + 3 * 2)],
    ['a list without annotation', '{ heavy { names } }', Math.round(7.5 + 1 + 5)],
    ['a type with a weight', '{ sealed { id } }', 1],
    ['each of two aliases', '{ a: shelf { totalCount } b: shelf { totalCount } }', 4],
    ['a field with @skip', '{ shelf { totalCount @skip(if: true) } }', 2],
    ['inline fragments', '{ shelf(pageSize: 4) { ... { items { ... on Book { authors { id } } } } } }', 1 + 1 + 4 * 8],
    [
      'lists in a fragment by the page size of each spread',
      '{ a: shelf(pageSize: 2) { ...F } b: shelf(pageSize: 50) { ...F } } fragment F on Shelf { items { id } }',
      2 * (1 + 1) + 2 * 2 + 50 * 2,
    ],
  ])('counts %s', (_name, text, cost) => {
    expect(costOf(text)).toBe(cost);
  });

  it('reads the page size from a variable, its default or the default of the argument', () => {
    const text = (definition: string) => `query ($n: Int${definition}) { shelf(pageSize: $n) { items { id } } }`;
    expect(costOf(text(''), { n: 3 })).toBe(costOf('{ shelf(pageSize: 3) { items { id } } }'));
    expect(costOf(text(' = 6'))).toBe(costOf('{ shelf(pageSize: 6) { items { id } } }'));
    expect(costOf(text(''))).toBe(costOf('{ shelf { items { id } } }'));
    expect(costOf(text(''), { n: null })).toBe(costOf('{ shelf { items { id } } }'));
  });

  it('reads the length of a list argument from a variable', () => {
    const text = 'query ($ids: [ID!]!) { books(ids: $ids) { id } }';
    expect(costOf(text, { ids: ['1', '2', '3', '4'] })).toBe(1 + 4 * 2);
  });

  it('measures the named operation, or the most expensive one if it is not found', () => {
    const text = 'query A { shelf { totalCount } } query B { shelf { items { id } } }';
    expect(measure(text, {}, 'A').cost).toBe(2);
    expect(measure(text, {}, 'C').cost).toBe(measure(text, {}, 'B').cost);
  });

  it('is linear in exponentially nested fragments and saturates', () => {
    const count = 300;
    const chain = Array.from(
      { length: count },
      (_, at) => `fragment F${at} on Author { books { ...G${at} ...G${at} } }
      fragment G${at} on Book { authors { ...F${at + 1} ...F${at + 1} } }`,
    );
    const document = parse(`{ heavy { authors { ...F0 } } } ${chain.join('\n')} fragment F${count} on Author { id }`, {
      noLocation: true,
    });
    expect(limits.measure(document, {})).toEqual({
      cost: Number.MAX_SAFE_INTEGER,
      selections: Number.MAX_SAFE_INTEGER,
    });
  });

  it.each([
    ['a cyclic fragment', '{ heavy { ...F } } fragment F on Book { id authors { books { ...F } } }'],
    ['an unknown fragment', '{ heavy { ...F } }'],
    ['an unknown type', '{ heavy { ... on Nobody { id } } }'],
    ['unknown fields', '{ nobody { nothing { id } } }'],
  ])('terminates for %s', (_name, text) => {
    expect(costOf(text)).toBeGreaterThan(0);
  });
});

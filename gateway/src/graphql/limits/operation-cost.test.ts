import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createOperationLimits } from './operation-limits.ts';

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
  }
  type Shelf { items: [Book!]! totalCount: Int! }
  type Book { id: ID! names: [String!]! authors: [Author!]! @listSize(assumedSize: 3) }
  type Author { id: ID! books: [Book!]! }
  type Seal @cost(weight: "0") { id: ID! }
`);
const limits = createOperationLimits(schema);
const measure = (text: string, variables = {}, operationName?: string) =>
  limits.measure(parse(text), { variables, operationName });
const costOf = (text: string, variables = {}) => measure(text, variables).cost;

describe('the cost of an operation', () => {
  it.each([
    ['a field', '{ shelf { totalCount } }', 2],
    ['a page at its default size', '{ shelf { items { id } } }', 1 + 1 + 10 * 2],
    ['a page of the size in the argument', '{ shelf(pageSize: 4) { items { id } } }', 1 + 1 + 4 * 2],
    ['no page longer than any may be', '{ shelf(pageSize: 2000000000) { items { id } } }', 1 + 1 + 100 * 2],
    ['a list of the assumed size', '{ heavy { authors { id } } }', Math.round(7.5 + 1 + 3 * 2)],
    ['a list of which nothing is known', '{ heavy { names } }', Math.round(7.5 + 1 + 5)],
    ['a type that has a weight', '{ sealed { id } }', 1],
    ['each of two aliases', '{ a: shelf { totalCount } b: shelf { totalCount } }', 4],
    ['what @skip leaves out', '{ shelf { totalCount @skip(if: true) } }', 2],
    ['inline fragments', '{ shelf(pageSize: 4) { ... { items { ... on Book { authors { id } } } } } }', 1 + 1 + 4 * 8],
    [
      'lists in a fragment by the page that it stands in',
      '{ a: shelf(pageSize: 2) { ...F } b: shelf(pageSize: 50) { ...F } } fragment F on Shelf { items { id } }',
      2 * (1 + 1) + 2 * 2 + 50 * 2,
    ],
  ])('counts %s', (_what, text, cost) => {
    expect(costOf(text)).toBe(cost);
  });

  it('takes the size of a page from a variable, its default or the default of the argument', () => {
    const text = (definition: string) => `query ($n: Int${definition}) { shelf(pageSize: $n) { items { id } } }`;
    expect(costOf(text(''), { n: 3 })).toBe(costOf('{ shelf(pageSize: 3) { items { id } } }'));
    expect(costOf(text(' = 6'))).toBe(costOf('{ shelf(pageSize: 6) { items { id } } }'));
    expect(costOf(text(''))).toBe(costOf('{ shelf { items { id } } }'));
    expect(costOf(text(''), { n: null })).toBe(costOf('{ shelf { items { id } } }'));
  });

  it('is that of the operation that is named, and of the dearest where it is not found', () => {
    const text = 'query A { shelf { totalCount } } query B { shelf { items { id } } }';
    expect(measure(text, {}, 'A').cost).toBe(2);
    expect(measure(text, {}, 'C').cost).toBe(measure(text, {}, 'B').cost);
  });

  it('takes time linear in fragments that double each other, and stays a finite number', () => {
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
    ['a fragment that holds itself', '{ heavy { ...F } } fragment F on Book { id authors { books { ...F } } }'],
    ['a fragment that is not there', '{ heavy { ...F } }'],
    ['a type that is not there', '{ heavy { ... on Nobody { id } } }'],
    ['fields that are not there', '{ nobody { nothing { id } } }'],
  ])('ends at %s', (_what, text) => {
    expect(costOf(text)).toBeGreaterThan(0);
  });
});

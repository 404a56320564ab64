import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { findDeprecatedUses } from './deprecated-uses.ts';

const schema = buildSchema(`
  enum Color { RED BLUE @deprecated(reason: "x") }
  input Filter { a: Color, b: Color @deprecated(reason: "x"), nested: [Filter!] }
  interface Named { label: String @deprecated(reason: "x") }
  type Item implements Named { label: String, title: String, item: Item @deprecated(reason: "x") }
  type Query { item: Item, named: Named, items(filter: Filter, limit: Int @deprecated(reason: "x")): [Item] }
`);

it.each([
  ['{ item { title label } }', []],
  ['{ item { item { item { title } } } }', ['Item.item']],
  ['{ named { label ... on Item { label } } }', ['Named.label']],
  ['query ($n: Int) { items(limit: $n) { title } }', ['Query.items(limit:)']],
  ['{ items(filter: { a: BLUE, nested: [{ b: RED }] }) { title } }', ['Color.BLUE', 'Filter.b']],
  ['fragment F on Item { item { title } } query { item { ...F } }', ['Item.item']],
  ['{ unknown(filter: { x: Y }) @skip(if: true) { z } }', []],
])('lists the deprecated elements in %s', (document, uses) => {
  expect(findDeprecatedUses(schema, parse(document))).toEqual(uses);
});

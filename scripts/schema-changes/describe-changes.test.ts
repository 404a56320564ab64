import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import { currentSchema, releasedSchema, SCHEMA_CHANGES_FILE } from './schemas.ts';

const RELEASED = buildSchema(`
  enum Color { RED }
  type Query { color: Color, size(unit: String): Int, old: Int, "Old text" weight: Int }
`);

const CURRENT = buildSchema(`
  directive @internal on FIELD_DEFINITION
  enum Color { RED BLUE }
  input Filter { a: Int, b: Int @deprecated(reason: "Use a. Removal after 2027-01-01.") }
  type Query {
    color(filter: Filter): Color
    size: Int @internal
    old: Int @deprecated(reason: "Use color. Removal after 2027-02-01.")
    "New text" weight: Int
    depth: Int
  }
`);

it('distinguishes breaking, dangerous, additive and deprecated elements', async () => {
  const text = await describeChanges(RELEASED, CURRENT);
  const [, ...sections] = text
    .split('\n## ')
    .map((section) => section.split('\n').filter((line) => /^[-A-Z]/.test(line)));
  expect(sections.map(([title, _meaning, ...items]) => [title, ...items])).toEqual([
    ['Breaking', '- Argument `unit: String` was removed from field `Query.size`'],
    [
      'Dangerous',
      '- Argument `filter: Filter` added to field `Query.color`',
      '- Enum value `BLUE` was added to enum `Color`',
    ],
    [
      'Additive',
      '- Directive `internal` was added',
      '- Field `depth` was added to object type `Query`',
      '- Type `Filter` was added',
    ],
    [
      'Deprecated',
      '- `Filter.b`: Use a. Removal after 2027-01-01.',
      '- `Query.old`: Use color. Removal after 2027-02-01.',
    ],
  ]);
});

it('docs/schema-changes.md is up to date; otherwise run `node scripts/schema-changes.ts`', async () => {
  expect(readFileSync(SCHEMA_CHANGES_FILE, 'utf8')).toBe(await describeChanges(releasedSchema, currentSchema));
});

it('the schema has no breaking changes since the last release', async () => {
  const text = await describeChanges(releasedSchema, currentSchema);
  expect(/\n## Breaking\n[^#]*/.exec(text)?.[0]).toContain('\nNone.\n');
});

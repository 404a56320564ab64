import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, GraphQLDeprecatedDirective, Kind, parse, visit } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from './sdl.ts';

const released = readFileSync(new URL('release/schema.graphql', import.meta.url), 'utf8');

it('has no breaking changes since the last release', () => {
  const changes = findBreakingChanges(buildSchema(released), buildSchema(typeDefs.join('\n')));
  expect(changes.map(({ description }) => description)).toEqual([]);
});

it('states a removal date for every deprecated field', () => {
  const undated: string[] = [];
  visit(parse(typeDefs.join('\n')), {
    enter: (directive) => {
      if (directive.kind !== Kind.DIRECTIVE) return;
      if (directive.name.value !== GraphQLDeprecatedDirective.name) return;
      const reason = directive.arguments?.map(({ value }) => ('value' in value ? String(value.value) : '')).join();
      if (!/after \d{4}-\d{2}-\d{2}/.test(reason ?? '')) undated.push(reason ?? '');
    },
  });
  expect(undated).toEqual([]);
});

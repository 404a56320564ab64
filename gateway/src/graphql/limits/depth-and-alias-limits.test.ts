import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const MAX_ERROR_LENGTH = 4_096;

const repeat = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(' ');

/** The depth limit counts the root field as 0; a lower page size keeps the operation below the cost limit. */
const related = (depth: number) => `${'related { '.repeat(depth)} id ${'}'.repeat(depth)}`;

const TOO_LONG = ['GRAPHQL_PARSE_FAILED', 'Syntax Error: Document contains more that 1500 tokens. Parsing aborted.'];
const TOO_MANY_ALIASES = ['GRAPHQL_VALIDATION_FAILED', 'Syntax Error: Aliases limit of 20 exceeded.'];
const TOO_DEEP = ['GRAPHQL_VALIDATION_FAILED', 'Syntax Error: Query depth limit of 7 exceeded.'];
const TOO_MANY_SELECTIONS = [
  'OPERATION_TOO_COSTLY',
  'The operation exceeds the selection limit after fragment expansion.',
];
const TOO_COSTLY = ['OPERATION_TOO_COSTLY', 'The operation exceeds the cost limit.'];
const invalid = (message: string) => ['GRAPHQL_VALIDATION_FAILED', message];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

async function post(query: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const response = await fetch(gateway.url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return { status: response.status, text: await response.text() };
}

it.each<[string, string, string[]]>([
  ['1,500 fields', `{ ${repeat(1_500, () => 'serverTime')} }`, TOO_LONG],
  ['a depth of 20,000', '{a'.repeat(20_000), TOO_LONG],
  ['21 aliases', `{ ${repeat(21, (at) => `a${at}: serverTime`)} }`, TOO_MANY_ALIASES],
  ['100 aliases', `{ ${repeat(100, (at) => `a${at}: seo(path: "/${at}") { title }`)} }`, TOO_MANY_ALIASES],
  ['a depth of 8', `{ materials(pageSize: 1) { items { ${related(5)} } } }`, TOO_DEEP],
  [
    'a depth of 8 through a fragment',
    `{ materials(pageSize: 1) { items { ...A } } } fragment A on Material { ${related(5)} }`,
    TOO_DEEP,
  ],
  ['1,400 fields', `{ ${repeat(1_400, () => 'serverTime')} }`, TOO_MANY_SELECTIONS],
  [
    'exponential fragments',
    `{ ...F0 } ${repeat(30, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F30 on Query { serverTime }`,
    TOO_MANY_SELECTIONS,
  ],
  ['nested lists', `{ materials(pageSize: 100) { items { ${related(15)} } } }`, TOO_COSTLY],
  [
    'cyclic introspection',
    `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`,
    TOO_COSTLY,
  ],
  [
    'cyclic fragments',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    invalid('Cannot spread fragment "A" within itself via "B".'),
  ],
  [
    '200 directives',
    `{ serverTime ${'@skip(if: false) '.repeat(200)} }`,
    invalid('The directive "@skip" can only be used once at this location.'),
  ],
  ['700 unknown directives', `{ serverTime ${'@x '.repeat(700)} }`, invalid('Unknown directive "@x".')],
  [
    '700 lists in a variable type',
    `query ($x: ${'['.repeat(700)}Int${']'.repeat(700)}) { serverTime }`,
    invalid('Variable "$x" is never used.'),
  ],
  [
    'a value 300 levels deep',
    `{ materials(filter: ${'{a:'.repeat(300)}1${'}'.repeat(300)}) { totalCount } }`,
    invalid('Field "a" is not defined by type "MaterialFilter".'),
  ],
])('F1 a document with %s is rejected with a short error, without an upstream call', async (_name, query, rule) => {
  gateway.restCalls.length = 0;
  const { status, text } = await post(query);
  expect(status).toBe(400);
  const [first] = JSON.parse(text).errors;
  expect([first.extensions.code, first.message]).toEqual(rule);
  expect(text.length).toBeLessThanOrEqual(MAX_ERROR_LENGTH);
  expect(gateway.restCalls).toEqual([]);
});

it.each([
  ['20 aliases', `{ ${repeat(20, (at) => `a${at}: serverTime`)} }`],
  ['a depth of 7', `{ materials(pageSize: 1) { items { ${related(4)} } } }`],
  ['400 equal fields', `{ ${repeat(400, () => 'serverTime')} }`],
])('F1 a document with %s is executed', async (_name, query) => {
  const { status, text } = await post(query);
  expect(status).toBe(200);
  expect(JSON.parse(text)).not.toHaveProperty('errors');
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REPEATS, sendRepeatedly } from '../testing/send-hostile.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const LONG = 'x'.repeat(50_000);
const MARKER = 'do-not-echo-me';

type Rejection = readonly [code: string, lastMessage: string];

const NOT_AN_INTEGER: Rejection = [
  'BAD_USER_INPUT',
  'Variable "$v" got invalid value; Int cannot represent non-integer value.',
];
const OMITTED: Rejection = ['BAD_USER_INPUT', 'Variable "$v" got invalid value.'];
const NOT_IN_ENUM: Rejection = [
  'BAD_USER_INPUT',
  'Variable "$v" got invalid value; Value does not exist in "MaterialSort" enum.',
];
const invalid = (message: string): Rejection => ['GRAPHQL_VALIDATION_FAILED', message];
const LONG_NAME = invalid('Names must not exceed 80 characters.');

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

beforeEach(() => {
  gateway.restCalls.length = 0;
  gateway.reports.length = 0;
});

const repeat = <Item>(item: Item) => Array.from({ length: REPEATS }, () => item);
const withVariable = (type: string, use: string, value: unknown) => ({
  query: `query ($v: ${type}) { ${use} }`,
  variables: { v: value },
});

describe('a request with hostile values, sent four times,', () => {
  it.each<[string, Rejection, object]>([
    ['a string for a number', NOT_AN_INTEGER, withVariable('Int', 'materials(page: $v) { totalCount }', MARKER)],
    ['a long string for a number', OMITTED, withVariable('Int', 'materials(page: $v) { totalCount }', LONG)],
    [
      'a string with semicolons',
      NOT_AN_INTEGER,
      withVariable('Int', 'materials(page: $v) { totalCount }', `; ${MARKER}; at "x"; `),
    ],
    [
      'a multi-line string',
      NOT_AN_INTEGER,
      withVariable('Int', 'materials(page: $v) { totalCount }', `a\n"${MARKER}"\n;`),
    ],
    ['an unknown enum value', NOT_IN_ENUM, withVariable('MaterialSort', 'materials(sort: $v) { totalCount }', MARKER)],
    [
      'an enum value in quotes',
      NOT_IN_ENUM,
      withVariable('MaterialSort', 'materials(sort: $v) { totalCount }', `"${MARKER}`),
    ],
    [
      'an object for a string',
      ['BAD_USER_INPUT', 'Variable "$v" got invalid value; String cannot represent a non string value.'],
      withVariable('String!', 'seo(path: $v) { title }', { [MARKER]: MARKER }),
    ],
    ['a long key', OMITTED, withVariable('MaterialFilter', 'materials(filter: $v) { totalCount }', { [LONG]: 1 })],
    [
      'many keys',
      OMITTED,
      withVariable(
        'MaterialFilter',
        'materials(filter: $v) { totalCount }',
        Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, n])),
      ),
    ],
    [
      'many objects',
      ['BAD_USER_INPUT', 'Variable "$v" got invalid value at "v[0]"; ID cannot represent value.'],
      withVariable(
        '[ID!]!',
        'productComparison(ids: $v) { __typename }',
        Array.from({ length: 3_000 }, (_, n) => ({ n })),
      ),
    ],
    [
      'a string literal for a number',
      invalid('Int cannot represent non-integer value.'),
      { query: `{ materials(page: "${MARKER}") { totalCount } }` },
    ],
    [
      'a string literal for an enum',
      invalid('Enum "MaterialSort" cannot represent non-enum value.'),
      { query: `{ materials(sort: "${MARKER}") { totalCount } }` },
    ],
    [
      'a list literal for an object',
      invalid('Expected value of type "MaterialFilter".'),
      { query: `{ materials(filter: ["${MARKER}"]) { totalCount } }` },
    ],
    [
      'an unterminated string',
      ['GRAPHQL_PARSE_FAILED', 'Syntax Error: Unterminated string.'],
      { query: `{ seo(path: "${MARKER}` },
    ],
    [
      'a NUL escape in a string',
      invalid('String values must not contain NUL characters.'),
      { query: '{ seo(path: "/\\u0000") { title } }' },
    ],
    ['a long field', LONG_NAME, { query: `{ ${LONG} }` }],
    ['a long alias', LONG_NAME, { query: `{ ${LONG}: serverTime }` }],
    [
      'a long alias of an invalid field',
      LONG_NAME,
      { query: `{ ${LONG}: materials(pageSize: 100000) { totalCount } }` },
    ],
    ['a long operation name', LONG_NAME, { query: `query ${LONG} { serverTime }` }],
    ['a long fragment', LONG_NAME, { query: `{ ...${LONG} }` }],
    ['a long directive', LONG_NAME, { query: `{ serverTime @${LONG} }` }],
    [
      'a long variable name',
      LONG_NAME,
      { query: `query ($${LONG}: Int!) { materials(page: $${LONG}) { totalCount } }` },
    ],
    [
      'many unknown fields',
      invalid('89 more errors omitted.'),
      { query: `{ ${Array.from({ length: 700 }, (_, n) => `f${n}`).join(' ')} }` },
    ],
    [
      'many conflicts',
      invalid('95 more errors omitted.'),
      { query: `{ ${Array.from({ length: 18 }, (_, n) => `a: materials(page: ${n}) { totalCount }`).join(' ')} }` },
    ],
    [
      'many errors at once',
      ['BAD_USER_INPUT', '13 more errors omitted.'],
      {
        query: `{ ${Array.from({ length: 20 }, (_, n) => `${'a'.repeat(78)}${String.fromCharCode(97 + n)}: materials(pageSize: 0) { totalCount }`).join(' ')} }`,
      },
    ],
  ])('with %s gets a short error without the value', async (name, rejection, body) => {
    const input = { headers: { accept: 'application/graphql-response+json' }, body };
    // An error of a field leaves its operation successful.
    const status = name === 'many errors at once' ? 200 : 400;
    expect(await sendRepeatedly(gateway, input, MARKER)).toEqual(repeat([status, ...rejection]));
  });
});

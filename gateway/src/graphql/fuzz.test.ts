import { listLeads } from '@heliograph/legacy/leads.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { readPersistedOperations } from './persisted-operations.ts';

/** Change it to generate other inputs. A failure prints the seed and the path of the counterexample. */
const SEED = 20_261_121;
const RUNS = 150;
const MAX_RESPONSE_LENGTH = 4096;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ rateLimits: { inquiry: 100_000 } });
});

afterAll(() => gateway.close());

async function send(body: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const response = await fetch(gateway.url, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

/** Expects a short JSON response without internal details. */
function expectSafeResponse({ status, text }: { status: number; text: string }, hasData = false) {
  expect(status).toBeLessThan(500);
  if (!hasData) expect(text.length).toBeLessThanOrEqual(MAX_RESPONSE_LENGTH);
  expect(text).not.toMatch(/\.ts\b|node_modules|at \w+ \(|select .* from|127\.0\.0\.1|ECONN|stacktrace/i);
  expect(() => JSON.parse(text)).not.toThrow();
}

const manifest = new URL('../../../.data/persisted-operations.json', import.meta.url);
const documents = [...readPersistedOperations(manifest.pathname).values(), SUBMIT_INQUIRY];

/** A document with some characters replaced, removed or duplicated. */
const mutated = fc
  .tuple(
    fc.constantFrom(...documents),
    fc.array(
      fc.tuple(fc.nat(5000), fc.constantFrom('drop', 'double', 'set'), fc.string({ unit: 'binary', maxLength: 3 })),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  )
  .map(([document, changes]) =>
    changes.reduce((text, [at, change, insertion]) => {
      const place = at % (text.length + 1);
      const middle = change === 'drop' ? '' : change === 'double' ? text.slice(place, place + 40).repeat(3) : insertion;
      return text.slice(0, place) + middle + text.slice(place + (change === 'double' ? 0 : 1));
    }, document),
  );

const bombs: [string, string][] = [
  ['aliases', `{ ${Array.from({ length: 5000 }, (_, n) => `a${n}: serverTime`).join(' ')} }`],
  ['repeated fields', `{ ${'serverTime '.repeat(3000)} }`],
  ['directives', `{ serverTime ${'@skip(if: false) '.repeat(3000)} }`],
  ['unknown directives', `{ serverTime ${'@x '.repeat(1400)} }`],
  ['cyclic fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  [
    'exponential fragments',
    `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on Query { serverTime }`,
  ],
  ['depth', `{ ${'materials { items { related { '.repeat(400)}`],
  ['depth of 20,000', '{a'.repeat(20_000)],
  ['lists in a variable type', `query ($x: ${'['.repeat(1000)}Int${']'.repeat(1000)}) { serverTime }`],
  ['nested values', `{ materials(filter: ${'{a:'.repeat(1000)}1${'}'.repeat(1000)}) { totalCount } }`],
  ['cyclic introspection', `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`],
  ['overlapping fields', `{ ${Array.from({ length: 300 }, () => 'materials(page: 1) { totalCount }').join(' ')} }`],
];

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    2 ** 53,
    -(2 ** 53),
    1e308,
    '',
    '\ud800',
    'x'.repeat(5000),
    [],
    [[[]]],
    {},
    { constructor: { prototype: { polluted: true } } },
    JSON.parse('{"__proto__": {"polluted": true}}'),
  ),
  fc.anything({ withNullPrototype: false, maxDepth: 3 }).filter((value) => JSON.stringify(value) !== undefined),
);

describe('hostile input', () => {
  it(`F1 returns a short, safe response to mutated documents (seed ${SEED})`, async () => {
    const property = fc.asyncProperty(mutated, async (query) => {
      const result = await send(JSON.stringify({ query, variables: { locale: 'EN', id: '101', path: '/' } }));
      expectSafeResponse(result, JSON.parse(result.text).data != null);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  it.each(bombs)('F1 rejects an excess of %s without an upstream call', async (_name, query) => {
    const callsBefore = gateway.restCalls.length;
    const result = await send(JSON.stringify({ query }));
    expectSafeResponse(result);
    expect([200, 400, 413]).toContain(result.status);
    expect(gateway.restCalls.length).toBe(callsBefore);
  });

  it(`F2 returns a short response to arbitrary variables and stores nothing (seed ${SEED})`, async () => {
    const fields = Object.keys(createInquiry());
    const before = await listLeads(gateway.db, {});
    const property = fc.asyncProperty(fc.constantFrom(...fields), hostile, async (field, value) => {
      fc.pre(!['lastName', 'jobTitle', 'marketingConsent'].includes(field));
      const input = { ...createInquiry({ firstName: '' }), [field]: value };
      expectSafeResponse(await send(JSON.stringify({ query: SUBMIT_INQUIRY, variables: { locale: 'EN', input } })));
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    const stored = (await listLeads(gateway.db, {})).filter(({ firstName }) => String(firstName).trim() === '');
    expect([before, stored]).toEqual([[], []]);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    [
      'an infinite number',
      '{"query":"query ($p: Int) { materials(page: $p) { totalCount } }","variables":{"p":1e400}}',
    ],
    [
      'a string of 1 MB',
      JSON.stringify({
        query: 'query ($t: String!) { search(text: $t) { totalCount } }',
        variables: { t: 'x'.repeat(1e6) },
      }),
    ],
    [
      'an object 1,000 levels deep',
      `{"query":"query ($f: MaterialFilter) { materials(filter: $f) { totalCount } }","variables":{"f":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}}`,
    ],
    [
      'an object 8,000 levels deep',
      `{"query":"query ($f: MaterialFilter) { materials(filter: $f) { totalCount } }","variables":{"f":${'['.repeat(8_000)}1${']'.repeat(8_000)}}}`,
    ],
    [
      'null for a locale with a default',
      '{"query":"query ($l: Locale = EN) @inContext(locale: $l) { serverTime }","variables":{"l":null}}',
    ],
    ['a __proto__ key', '{"query":"{ serverTime }","variables":{"__proto__":{"polluted":true}}}'],
    ['a list of variables', '{"query":"{ serverTime }","variables":[1]}'],
    ['a number as document', '{"query":5}'],
  ])('F2 returns a short response to %s', async (_name, body) => {
    expectSafeResponse(await send(body));
    expect({}).not.toHaveProperty('polluted');
  });

  it('F5 stores all text that the rules accept unchanged', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const property = fc.asyncProperty(text, async (comments) => {
      const input = createInquiry({ comments });
      const { data } = await gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input });
      const leads = await listLeads(gateway.db, {});
      const stored = leads.find(({ id }) => id === data.submitInquiry.reference);
      if (data.submitInquiry.__typename === 'InquiryAccepted') expect(stored).toMatchObject({ comments });
      else expect(stored).toBeUndefined();
    });
    await fc.assert(property, { seed: SEED, numRuns: 60 });
  });
});

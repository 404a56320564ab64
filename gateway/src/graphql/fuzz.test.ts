import { listLeads } from '@heliograph/legacy/leads.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { readPersistedOperations } from './persisted-operations.ts';

/** Change it to look elsewhere; a failure prints it with the way to what failed. */
const SEED = 20_261_121;
const RUNS = 150;
const MAX_ANSWER = 4096;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ rateLimits: { inquiry: 100_000 } });
});

afterAll(() => gateway.close());

async function send(body: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const answer = await fetch(gateway.url, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

/** What no answer to nonsense may hold. */
function expectDecent({ status, text }: { status: number; text: string }, isWhole = false) {
  expect(status).toBeLessThan(500);
  if (!isWhole) expect(text.length).toBeLessThanOrEqual(MAX_ANSWER);
  expect(text).not.toMatch(/\.ts\b|node_modules|at \w+ \(|select .* from|127\.0\.0\.1|ECONN|stacktrace/i);
  expect(() => JSON.parse(text)).not.toThrow();
}

const manifest = new URL('../../../.data/persisted-operations.json', import.meta.url);
const documents = [...readPersistedOperations(manifest.pathname).values(), SUBMIT_INQUIRY];

/** A document with some of its characters replaced, dropped or doubled. */
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
    changes.reduce((text, [at, how, words]) => {
      const place = at % (text.length + 1);
      const middle = how === 'drop' ? '' : how === 'double' ? text.slice(place, place + 40).repeat(3) : words;
      return text.slice(0, place) + middle + text.slice(place + (how === 'double' ? 0 : 1));
    }, document),
  );

const bombs: [string, string][] = [
  ['aliases', `{ ${Array.from({ length: 5000 }, (_, n) => `a${n}: serverTime`).join(' ')} }`],
  ['one field again and again', `{ ${'serverTime '.repeat(3000)} }`],
  ['directives', `{ serverTime ${'@skip(if: false) '.repeat(3000)} }`],
  ['unknown directives', `{ serverTime ${'@x '.repeat(1400)} }`],
  ['a fragment that holds itself', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  [
    'fragments that double',
    `{ ...F0 } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on Query { serverTime }`,
  ],
  ['depth', `{ ${'materials { items { related { '.repeat(400)}`],
  ['depth of 20,000', '{a'.repeat(20_000)],
  ['lists in a variable type', `query ($x: ${'['.repeat(1000)}Int${']'.repeat(1000)}) { serverTime }`],
  ['nested values', `{ materials(filter: ${'{a:'.repeat(1000)}1${'}'.repeat(1000)}) { totalCount } }`],
  ['introspection in circles', `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} }'.repeat(8)} } } }`],
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
  it(`F1 documents with faults are answered shortly and decently (seed ${SEED})`, async () => {
    const property = fc.asyncProperty(mutated, async (query) => {
      const answer = await send(JSON.stringify({ query, variables: { locale: 'EN', id: '101', path: '/' } }));
      expectDecent(answer, JSON.parse(answer.text).data != null);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  it.each(bombs)('F1 a bomb of %s is refused, and asks nothing', async (_name, query) => {
    const asked = gateway.restCalls.length;
    const answer = await send(JSON.stringify({ query }));
    expectDecent(answer);
    expect([200, 400, 413]).toContain(answer.status);
    expect(gateway.restCalls.length).toBe(asked);
  });

  it(`F2 variables of every kind are answered shortly, and nothing is stored or changed (seed ${SEED})`, async () => {
    const fields = Object.keys(createInquiry());
    const before = await listLeads(gateway.db, {});
    const property = fc.asyncProperty(fc.constantFrom(...fields), hostile, async (field, value) => {
      fc.pre(!['lastName', 'jobTitle', 'marketingConsent'].includes(field));
      const input = { ...createInquiry({ firstName: '' }), [field]: value };
      expectDecent(await send(JSON.stringify({ query: SUBMIT_INQUIRY, variables: { locale: 'EN', input } })));
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    const refused = (await listLeads(gateway.db, {})).filter(({ firstName }) => String(firstName).trim() === '');
    expect([before, refused]).toEqual([[], []]);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    [
      'an infinite number',
      '{"query":"query ($p: Int) { materials(page: $p) { totalCount } }","variables":{"p":1e400}}',
    ],
    [
      'a text of 1 MB',
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
      'null for a locale that has a default',
      '{"query":"query ($l: Locale = EN) @inContext(locale: $l) { serverTime }","variables":{"l":null}}',
    ],
    ['a prototype as a key', '{"query":"{ serverTime }","variables":{"__proto__":{"polluted":true}}}'],
    ['variables that are a list', '{"query":"{ serverTime }","variables":[1]}'],
    ['a document that is a number', '{"query":5}'],
  ])('F2 %s is answered shortly', async (_name, body) => {
    expectDecent(await send(body));
    expect({}).not.toHaveProperty('polluted');
  });

  it('F5 every text that the rules take is stored byte for byte', async () => {
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

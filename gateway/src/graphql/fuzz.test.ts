import { listLeads } from '@heliograph/legacy/leads.ts';
import { inquiryForm } from '@heliograph/schema/form-validation/forms.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { readPersistedOperations } from './persisted-operations.ts';

/** Change it to generate other inputs. A failure prints the seed and the path of the counterexample. */
const SEED = 20_261_121;
const RUNS = 150;
const MAX_RESPONSE_LENGTH = 4096;
const MATERIALS = 'query ($f: MaterialFilter) { materials(filter: $f) { totalCount } }';

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
  expect(text).not.toMatch(/\.ts\b|node_modules|at \w+ \(|select (?:"|\*|count\()|127\.0\.0\.1|ECONN|stacktrace/i);
  expect(() => JSON.parse(text)).not.toThrow();
}

/** The message omits the place of a long value. */
const invalidValueOf = (field: string) => ({
  message: expect.stringMatching(`^Variable "\\$input" got invalid value(?: at "input\\.${field}["[.]|\\.$)`),
  extensions: { code: 'BAD_USER_INPUT' },
});

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

const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 2 ** 53, -(2 ** 53), 1e308, '', '\ud800', 'x'.repeat(5000), [], [[[]]], {}),
  // Keys that pollute prototypes are rejected with the whole body; see below.
  fc
    .anything({ withNullPrototype: false, maxDepth: 3 })
    .filter((value) => !/^undefined$|__proto__|constructor/.test(String(JSON.stringify(value)))),
);

describe('hostile input', () => {
  it(`F1 returns a short, safe response to mutated documents (seed ${SEED})`, async () => {
    const property = fc.asyncProperty(mutated, async (query) => {
      const result = await send(JSON.stringify({ query, variables: { locale: 'EN', id: '101', path: '/' } }));
      expectSafeResponse(result, JSON.parse(result.text).data != null);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  it(`F2 rejects arbitrary values of a form field by naming the field, or stores the form (seed ${SEED})`, async () => {
    await gateway.db.deleteFrom('leads').execute();
    const fields = Object.keys(createInquiry());
    const rejectedFields = new Set<string>();
    let accepted = 0;
    const property = fc.asyncProperty(fc.constantFrom(...fields), hostile, async (field, value) => {
      const input = { ...createInquiry(), [field]: value };
      const result = await send(JSON.stringify({ query: SUBMIT_INQUIRY, variables: { locale: 'EN', input } }));
      expectSafeResponse(result);
      const { data, errors } = JSON.parse(result.text);
      if (data?.submitInquiry.__typename === 'InquiryAccepted') accepted += 1;
      else {
        if (errors) expect(errors[0]).toMatchObject(invalidValueOf(field));
        else expect(data.submitInquiry.problems[0].field).toBe(field);
        rejectedFields.add(field);
      }
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect([...rejectedFields].toSorted()).toEqual(fields.toSorted());
    expect(await listLeads(gateway.db, {})).toHaveLength(accepted);
    expect(accepted).toBeGreaterThan(0);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each<[string, string, number, string, string]>([
    [
      'an infinite number',
      '{"query":"query ($p: Int) { materials(page: $p) { totalCount } }","variables":{"p":1e400}}',
      400,
      'BAD_USER_INPUT',
      'Variable "$p" got invalid value; Int cannot represent non-integer value.',
    ],
    [
      'a string of 1 MB',
      JSON.stringify({
        query: 'query ($t: String!) { search(text: $t) { totalCount } }',
        variables: { t: 'x'.repeat(1e6) },
      }),
      413,
      'BAD_REQUEST',
      'The request cannot be read.',
    ],
    [
      'an object 1,000 levels deep',
      `{"query":"${MATERIALS}","variables":{"f":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}}`,
      400,
      'BAD_USER_INPUT',
      'Variable "$f" got invalid value; Field "a" is not defined by type "MaterialFilter".',
    ],
    [
      'a list 8,000 levels deep',
      `{"query":"${MATERIALS}","variables":{"f":${'['.repeat(8_000)}1${']'.repeat(8_000)}}}`,
      400,
      'BAD_USER_INPUT',
      'Variable "$f" got invalid value; Expected type "MaterialFilter" to be an object.',
    ],
    [
      'null for a locale with a default',
      '{"query":"query ($l: Locale = EN) @inContext(locale: $l) { serverTime }","variables":{"l":null}}',
      400,
      'BAD_USER_INPUT',
      'The locale of @inContext must not be null.',
    ],
    [
      'a __proto__ key',
      '{"query":"{ serverTime }","variables":{"__proto__":{"polluted":true}}}',
      400,
      'BAD_REQUEST',
      'The request cannot be read.',
    ],
    [
      'a constructor key with a prototype',
      '{"query":"{ serverTime }","variables":{"constructor":{"prototype":{"polluted":true}}}}',
      400,
      'BAD_REQUEST',
      'The request cannot be read.',
    ],
  ])('F2 rejects %s with a short response', async (_name, body, status, code, message) => {
    const result = await send(body);
    expectSafeResponse(result);
    expect(result.status).toBe(status);
    expect(JSON.parse(result.text).errors).toMatchObject([{ message, extensions: { code } }]);
    expect({}).not.toHaveProperty('polluted');
  });

  it('F5 stores all text that the rules accept unchanged', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    let accepted = 0;
    const property = fc.asyncProperty(text, async (comments) => {
      const input = createInquiry({ comments });
      const isValid = inquiryForm.safeParse({ ...input, otherIndustry: null }).success;
      const { data } = await gateway.ask(SUBMIT_INQUIRY, { locale: 'EN', input });
      const leads = await listLeads(gateway.db, {});
      const stored = leads.filter(({ id }) => id === data.submitInquiry.reference);
      expect(stored).toMatchObject(isValid ? [{ comments }] : []);
      if (isValid) accepted += 1;
    });
    await fc.assert(property, { seed: SEED, numRuns: 60 });
    expect(accepted).toBeGreaterThan(30);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { meteredSchema } from '../../slices/schema.ts';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { readPersistedOperations } from '../persisted-operations.ts';
import { createQueryComplexityLimit, MAX_COST, MAX_SELECTIONS } from './query-complexity-limit.ts';

const manifest = fileURLToPath(new URL('../../../../.data/persisted-operations.json', import.meta.url));

const doubling = Array.from({ length: 40 }, (_, at) => `fragment F${at} on Product{...F${at + 1} ...F${at + 1}}`);
const FRAGMENTS = `{serverTime products{items{...F0}}} ${doubling.join(' ')} fragment F40 on Product{id}`;
const NESTED = '{products(pageSize:100){items{materials{printers{materials{printers{id}}}}}}}';
/** Above the cost limit, and invalid. */
const INVALID = NESTED.replace('{id}', '{nothing}');
const INTROSPECTION = `{${Array.from({ length: 20 }, (_, at) => `a${at}:__schema{types{fields{type{fields{name}}}}}`).join(' ')}}`;
const ALIASED = `{${Array.from({ length: 20 }, (_, at) => `a${at}:products(pageSize:100){items{materials{id}}}`).join(' ')}}`;

/** Within the static limits, but above the limit of resolved values. */
const LONG_LISTS = `{ materials(pageSize: 100) { items { ${Array.from(
  { length: 12 },
  (_, at) => `p${at}: printers { materials { printers { materials { id } } } }`,
).join(' ')} } } }`;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ persistedOperations: new Map([[sha256(LONG_LISTS), LONG_LISTS]]) });
});

afterAll(() => gateway.close());

const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

describe('an operation above the cost limit', () => {
  it.each([
    ['exponentially nested fragments', FRAGMENTS, 'SELECTIONS', 1_099_511_627_779, 1_000],
    ['nested lists', NESTED, 'COST', expect.any(Number), MAX_COST],
    ['aliases of nested lists', ALIASED, 'COST', expect.any(Number), MAX_COST],
    ['aliases of introspection', INTROSPECTION, 'COST', expect.any(Number), MAX_COST],
    ['nested lists, before validation', INVALID, 'COST', expect.any(Number), MAX_COST],
  ])('S19 is rejected for %s on each request, without an upstream call', async (_name, query, measure, cost, limit) => {
    const callsBefore = gateway.restCalls.length;
    for (const _time of [1, 2, 3, 4]) {
      const { data, errors } = await gateway.ask(query);
      expect(data).toBeUndefined();
      expect(errors).toEqual([
        { message: expect.any(String), extensions: { code: 'OPERATION_TOO_COSTLY', measure, cost, limit } },
      ]);
    }
    expect(gateway.restCalls.length).toBe(callsBefore);
    expect(gateway.reports).toEqual([]);
  });

  it('S19 returns 400 to clients that accept application/graphql-response+json', async () => {
    expect((await post(NESTED)).status).toBe(200);
    expect((await post(NESTED, { accept: 'application/graphql-response+json' })).status).toBe(400);
  });

  it('S19 is detected by its variables if the document was executed before', async () => {
    const query = 'query ($n: Int) { products(pageSize: $n) { items { materials { printers { id } } } } }';
    expect((await gateway.ask(query, { n: 1 })).errors).toBeUndefined();
    expect((await gateway.ask(query, { n: 100 })).errors?.[0]?.extensions.code).toBe('OPERATION_TOO_COSTLY');
    expect((await gateway.ask(query, { n: 2 })).errors).toBeUndefined();
  });

  it('S19 does not hide validation errors of cheap documents', async () => {
    const { errors } = await gateway.ask('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('an operation with longer lists than assumed', () => {
  it('S19 is stopped with one error during execution, without affecting later operations', async () => {
    const responses = [1, 2, 3, 4].map(() => gateway.ask(LONG_LISTS));
    for (const { data, errors } of await Promise.all(responses)) {
      expect(data).toBeNull();
      expect(errors).toEqual([
        {
          message: expect.any(String),
          extensions: { code: 'OPERATION_BUDGET_EXCEEDED', measure: 'VALUES', limit: expect.any(Number) },
        },
      ]);
    }
    expect((await gateway.ask('{ products(pageSize: 1) { items { id } } }')).errors).toBeUndefined();
    expect(gateway.reports).toEqual([]);
  });
});

describe('a response above 8 MiB', () => {
  it('S19 fails with one error, and a shorter response succeeds', async () => {
    const own = await startGateway();
    onTestFinished(own.close);
    await overwriteRecord(own.db, 'news', '144', { content: `<p>${'x'.repeat(490_000)}</p>` });
    const ask = (times: number) =>
      own.ask(`{ ${Array.from({ length: times }, (_, at) => `a${at}: newsArticle(id: "144") { body }`).join(' ')} }`);
    expect(await ask(18)).toEqual({
      data: null,
      errors: [
        {
          message: expect.any(String),
          extensions: { code: 'OPERATION_BUDGET_EXCEEDED', measure: 'BYTES', limit: 8 * 1024 * 1024 },
        },
      ],
    });
    const { data, errors } = await ask(17);
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(17);
    expect(own.reports).toEqual([]);
  });
});

describe('a repeated operation', () => {
  it.each([
    [500, 'compiled'],
    [501, 'interpreted'],
  ])('S19 with %i selections is %s', async (selections, how) => {
    const ids = (count: number) => Array(count).fill('id').join(' ');
    const rest = ids(selections - 2 - 9 * 50);
    const spreads = Array(9).fill('...F').join(' ');
    const query = `{ serverTime product(id: "2") { ${spreads} ${rest} } } fragment F on Product { ${ids(50)} }`;
    const { extensions } = await gateway.ask(query, {}, { 'x-operation-cost': '1' });
    expect(extensions?.cost).toMatchObject({ selections });
    // Compilation calls `new Function`. So does zod on the first use of a schema, hence the request before.
    await gateway.ask('{ serverTime product(id: "2") { id } }');
    const construct = vi.fn(Reflect.construct);
    vi.stubGlobal('Function', new Proxy(Function, { construct }));
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const _time of [1, 2, 3, 4]) {
      expect((await gateway.ask(query)).data).toMatchObject({ product: { id: '2' } });
    }
    expect(construct.mock.calls.length > 0 ? 'compiled' : 'interpreted').toBe(how);
  });
});

describe('operation limits', () => {
  const limits = createQueryComplexityLimit(meteredSchema);
  const cost = (text: string, variables = {}) => limits.measure(parse(text), { variables }).cost;

  it.each(
    [...readPersistedOperations(manifest).values()].map((text) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text]),
  )('leave a margin of factor two for %s', (_name, text = '') => {
    expect(cost(text, { pageSize: 100 })).toBeGreaterThan(0);
    expect(cost(text, { pageSize: 100 })).toBeLessThan(MAX_COST / 2);
  });

  it('match the guide for app developers', () => {
    const guide = readFileSync(new URL('../../../../docs/for-app-developers.md', import.meta.url), 'utf8');
    const [, example = '', figure = ''] =
      /```graphql\n([\s\S]*?)```\s+This operation costs ([\d,]+)\./.exec(guide) ?? [];
    expect(cost(example).toLocaleString('en')).toBe(figure);
    expect(guide).toContain(`a cost above ${MAX_COST.toLocaleString('en')}`);
    expect(guide).toContain(`${MAX_SELECTIONS.toLocaleString('en')}`);
  });

  it('allow the standard introspection query', async () => {
    expect((await gateway.ask(getIntrospectionQuery())).errors).toBeUndefined();
  });

  it('return the cost of an operation on request', async () => {
    const query = '{ products(pageSize: 2) { items { id } } }';
    const { extensions } = await gateway.ask(query, {}, { 'x-operation-cost': '1' });
    expect(extensions?.cost).toEqual({ cost: 6, selections: 3, limit: MAX_COST, values: 4 });
    expect((await gateway.ask(query)).extensions).toBeUndefined();
    expect((await gateway.ask(LONG_LISTS, {}, { 'x-operation-cost': '1' })).extensions?.cost).toMatchObject({
      cost: expect.any(Number),
    });
  });
});

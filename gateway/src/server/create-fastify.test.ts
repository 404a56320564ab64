import { createHash } from 'node:crypto';
import { buildSchema, findBreakingChanges, findDangerousChanges, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../slices/schema.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const findSchemaChanges = (before: GraphQLSchema, after: GraphQLSchema) =>
  [
    [before, after],
    [after, before],
  ].flatMap(([from, to]) => (from && to ? [...findBreakingChanges(from, to), ...findDangerousChanges(from, to)] : []));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

const JSON_TYPES = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

const post = (body: string, headers: Record<string, string> = JSON_TYPES) =>
  fetch(gateway.url, { method: 'POST', headers, body });

describe('HTTP in front of the gateway', () => {
  it('F3 refuses what is no JSON, too large or of another type, as JSON', async () => {
    const answers = await Promise.all([
      post('{'),
      post(JSON.stringify({ query: 'x'.repeat(200 * 1024) })),
      post('query=%7Ba%7D', { 'content-type': 'text/csv' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 413, 415]);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({
        errors: [{ message: 'The request cannot be read.', extensions: { code: 'BAD_REQUEST' } }],
      });
    }
  });

  it('F1 answers a document it cannot read with the place of the fault and no stack', async () => {
    const answer = await post(JSON.stringify({ query: '{ materials( }' }));
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions).toEqual({ code: 'GRAPHQL_PARSE_FAILED' });
    expect(text).not.toMatch(/stacktrace|\.ts|node_modules/);
  });

  const nested = (depth: number) =>
    `{ materials(pageSize: 100) { items { ${'related { '.repeat(depth)} id ${'}'.repeat(depth)} } } }`;
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: seo(path: "/${index}") { title }`)} }`;

  it.each([
    ['is nested too deep', nested(15)],
    [
      'is nested too deep by fragments',
      `query { materials { items { ...A } } } fragment A on Material { related { related { related { related { related { related { id } } } } } } }`,
    ],
    ['has too many aliases', aliases(100)],
    ['has too many aliases in the whole', aliases(1_200)],
  ])('F1 refuses a document that %s, and asks nothing for it', async (_name, query) => {
    const asked = gateway.restCalls.length;
    const answer = await post(JSON.stringify({ query }));
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions.code).toMatch(
      /^(GRAPHQL_(PARSE|VALIDATION)_FAILED|OPERATION_TOO_COSTLY)$/,
    );
    expect(text.length).toBeLessThan(4096);
    expect(gateway.restCalls.length).toBe(asked);
  });

  it('says that it lives, that it takes requests, and how it is written', async () => {
    const get = async (path: string) => (await fetch(`${gateway.origin}${path}`)).text();
    expect(JSON.parse(await get('/healthz'))).toEqual({ status: 'ok' });
    expect(JSON.parse(await get('/readyz'))).toEqual({ status: 'ready' });
    expect(findSchemaChanges(buildSchema(await get('/schema.graphql')), schema)).toEqual([]);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('F3 refuses %s as JSON, and says what to use', async (method) => {
    const answer = await fetch(gateway.url, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('F3 changes nothing by GET, and takes no batches', async () => {
    const mutation = encodeURIComponent('mutation { createFormChallenge { id } }');
    const answer = await fetch(`${gateway.url}?query=${mutation}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(answer.status).toBe(405);
    const batch = await post(JSON.stringify([{ query: '{ serverTime }' }, { query: '{ serverTime }' }]));
    expect(batch.status).toBe(400);
  });

  it('tells the request by an id: its own, or one that looks like one', async () => {
    const idOf = async (given?: string) =>
      (await fetch(gateway.url, given ? { headers: { 'x-request-id': given } } : {})).headers.get('x-request-id');
    expect(await idOf('abcdef-123456')).toBe('abcdef-123456');
    expect(await idOf('<script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf()).not.toBe(await idOf());
  });

  it('tells the calls of an operation to who asks for them', async () => {
    const query = '{ products(pageSize: 1) { totalCount } }';
    const first = await gateway.ask(query, {}, { 'x-legacy-calls': '1' });
    expect(first.extensions?.legacy).toEqual([
      { call: 'productFindAll', milliseconds: expect.any(Number), cache: 'miss' },
    ]);
    const again = await gateway.ask(query, {}, { 'x-legacy-calls': '1' });
    expect(again.extensions?.legacy).toMatchObject([{ cache: 'hit' }]);
    expect((await gateway.ask(query)).extensions).toBeUndefined();
  });

  it('counts operations by name and client, and calls by what the cache did', async () => {
    const named = 'query CountMe { materials(pageSize: 1) { totalCount } }';
    await gateway.ask(named, {}, { 'apollographql-client-name': 'kiosk', 'apollographql-client-version': '1.2.3' });
    const text = await (await fetch(`${gateway.origin}/metrics`)).text();
    expect(text).toContain(
      'graphql_operations_total{operation="CountMe",client="kiosk",version="1.2.3",outcome="ok"} 1',
    );
    expect(text).toContain('legacy_calls_total{call="materialFind",cache="miss"} 1');
  });

  it('counts so many names of clients apart, and its own operations always', async () => {
    const own = 'query Ours { serverTime }';
    const persistedOperations = new Map([[createHash('sha256').update(own).digest('hex'), own]]);
    const { ask, origin, close } = await startGateway({ persistedOperations });
    const names = Array.from({ length: 30 }, (_, at) => String(at));
    for (const client of names) {
      const askIn = (version: string) =>
        ask(
          'query Made { serverTime }',
          {},
          {
            'apollographql-client-name': client,
            'apollographql-client-version': version,
          },
        );
      await Promise.all(names.map(askIn));
    }
    await ask(own);
    const text = await (await fetch(`${origin}/metrics`)).text();
    await close();
    expect(text.split('\n').filter((line) => line.startsWith('graphql_operations_total{')).length).toBeLessThan(600);
    expect(text).toContain('graphql_operations_total{operation="Ours",client="other",version="other",outcome="ok"} 1');
  });

  it('counts names that are none under one heading', async () => {
    await gateway.ask('{ serverTime }', {}, { 'apollographql-client-name': 'x'.repeat(1000) });
    const text = await (await fetch(`${gateway.origin}/metrics`)).text();
    expect(text).toContain('client="other"');
    expect(text).not.toContain('xxxxx');
  });
});

import { createHash } from 'node:crypto';
import { buildSchema, findBreakingChanges, findDangerousChanges, type GraphQLSchema } from 'graphql';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { schema } from '../slices/schema.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { createDeprecationMetric } from './deprecation-metric.ts';

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

describe('the HTTP server', () => {
  it('F3 rejects invalid JSON, oversized bodies and other content types with a JSON error', async () => {
    const responses = await Promise.all([
      post('{'),
      post(JSON.stringify({ query: 'x'.repeat(200 * 1024) })),
      post('query=%7Ba%7D', { 'content-type': 'text/csv' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([400, 413, 415]);
    for (const response of responses) {
      expect(await response.json()).toEqual({
        errors: [{ message: 'The request cannot be read.', extensions: { code: 'BAD_REQUEST' } }],
      });
    }
  });

  it('F1 reports syntax errors without a stack trace', async () => {
    const response = await post(JSON.stringify({ query: '{ materials( }' }));
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text).errors[0].extensions).toEqual({ code: 'GRAPHQL_PARSE_FAILED' });
    expect(text).not.toMatch(/stacktrace|\.ts|node_modules/);
  });

  it('serves health checks and the schema', async () => {
    const get = async (path: string) => (await fetch(`${gateway.origin}${path}`)).text();
    expect(JSON.parse(await get('/healthz'))).toEqual({ status: 'ok' });
    expect(JSON.parse(await get('/readyz'))).toEqual({ status: 'ready' });
    expect(findSchemaChanges(buildSchema(await get('/schema.graphql')), schema)).toEqual([]);
  });

  it('serves the schema with its version, and 304 to a client that has it', async () => {
    const get = (etag = '') =>
      fetch(`${gateway.origin}/schema.graphql`, { cache: 'no-store', headers: etag ? { 'if-none-match': etag } : {} });
    const { status, headers } = await get();
    const version = headers.get('x-schema-version');
    expect([status, headers.get('etag')]).toEqual([200, `"${version}"`]);
    for (const etag of [`"${version}"`, `"older", W/"${version}"`]) {
      const response = await get(etag);
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe(`"${version}"`);
    }
    expect((await get('"older"')).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('F3 rejects %s with a JSON error and an Allow header', async (method) => {
    const response = await fetch(gateway.url, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('F3 rejects mutations by GET and batches', async () => {
    const mutation = encodeURIComponent('mutation { createFormChallenge { id } }');
    const response = await fetch(`${gateway.url}?query=${mutation}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(response.status).toBe(405);
    const batch = await post(JSON.stringify([{ query: '{ serverTime }' }, { query: '{ serverTime }' }]));
    expect(batch.status).toBe(400);
  });

  it('returns the request id of the client if it is valid, otherwise a new one', async () => {
    const getRequestId = async (requestId?: string) =>
      (await fetch(gateway.url, requestId ? { headers: { 'x-request-id': requestId } } : {})).headers.get(
        'x-request-id',
      );
    expect(await getRequestId('abcdef-123456')).toBe('abcdef-123456');
    expect(await getRequestId('<script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await getRequestId()).not.toBe(await getRequestId());
  });

  it('lists the upstream calls of an operation on request', async () => {
    const query = '{ products(pageSize: 1) { totalCount } }';
    const first = await gateway.ask(query, {}, { 'x-legacy-calls': '1' });
    expect(first.extensions?.legacy).toEqual([
      { call: 'productFindAll', milliseconds: expect.any(Number), cache: 'miss' },
    ]);
    const again = await gateway.ask(query, {}, { 'x-legacy-calls': '1' });
    expect(again.extensions?.legacy).toMatchObject([{ cache: 'hit' }]);
    expect((await gateway.ask(query)).extensions).toBeUndefined();
  });

  it('counts operations by name and client, and upstream calls by cache status', async () => {
    const named = 'query CountMe { materials(pageSize: 1) { totalCount } }';
    await gateway.ask(named, {}, { 'apollographql-client-name': 'kiosk', 'apollographql-client-version': '1.2.3' });
    const text = await (await fetch(`${gateway.origin}/metrics`)).text();
    expect(text).toContain(
      'graphql_operations_total{operation="CountMe",client="kiosk",version="1.2.3",outcome="ok"} 1',
    );
    expect(text).toContain('legacy_calls_total{call="materialFind",cache="miss"} 1');
  });

  it('bounds the number of label sets, but always counts persisted operations by name', async () => {
    const persisted = 'query Persisted { serverTime }';
    const persistedOperations = new Map([[createHash('sha256').update(persisted).digest('hex'), persisted]]);
    const { ask, origin, close } = await startGateway({ persistedOperations });
    const names = Array.from({ length: 30 }, (_, index) => String(index));
    for (const client of names) {
      const askWithVersion = (version: string) =>
        ask(
          'query Made { serverTime }',
          {},
          {
            'apollographql-client-name': client,
            'apollographql-client-version': version,
          },
        );
      await Promise.all(names.map(askWithVersion));
    }
    await ask(persisted);
    const text = await (await fetch(`${origin}/metrics`)).text();
    await close();
    expect(text.split('\n').filter((line) => line.startsWith('graphql_operations_total{')).length).toBeLessThan(600);
    expect(text).toContain(
      'graphql_operations_total{operation="Persisted",client="other",version="other",outcome="ok"} 1',
    );
  });

  it('counts the uses of deprecated fields by client and version, executed or cached', async () => {
    const field = schema.getQueryType()?.getFields().areas;
    if (!field) throw new Error('The field does not exist');
    field.deprecationReason = 'Removal after 2027-01-01.';
    onTestFinished(() => {
      field.deprecationReason = undefined;
    });
    const { ask, origin, close } = await startGateway();
    onTestFinished(close);
    const askAs = (version: string, query: string) =>
      ask(query, {}, { 'apollographql-client-name': 'kiosk', 'apollographql-client-version': version });
    for (const _time of [1, 2, 3]) await askAs('1.0', 'query Old { areas { id } }');
    await askAs('1.0', 'query Current { serverTime }');
    await askAs('1.1', 'query Uncached { serverTime areas { id } }');
    await askAs('1.2', 'query Invalid { areas { nothing } }');
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(text.split('\n').filter((line) => line.startsWith('graphql_deprecated_uses_total{'))).toEqual([
      'graphql_deprecated_uses_total{coordinate="Query.areas",client="kiosk",version="1.0"} 3',
      'graphql_deprecated_uses_total{coordinate="Query.areas",client="kiosk",version="1.1"} 1',
    ]);
  });

  it('bounds the clients whose uses of deprecated fields it counts', async () => {
    const registry = new Registry();
    const count = createDeprecationMetric(registry);
    for (let version = 0; version < 300; version++) count(['Query.areas'], { client: 'kiosk', version: `${version}` });
    const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('{'));
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe(
      'graphql_deprecated_uses_total{coordinate="Query.areas",client="other",version="other"} 200',
    );
  });

  it('counts invalid client names as "other"', async () => {
    await gateway.ask('{ serverTime }', {}, { 'apollographql-client-name': 'x'.repeat(1000) });
    const text = await (await fetch(`${gateway.origin}/metrics`)).text();
    expect(text).toContain('client="other"');
    expect(text).not.toContain('xxxxx');
  });
});

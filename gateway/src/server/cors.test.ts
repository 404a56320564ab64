import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../testing/send-raw.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const APP = 'https://app.example';
const QUERY = '{ materials(pageSize: 1) { totalCount } }';
const CLIENT_HEADERS = [
  'content-type',
  'lang',
  'if-none-match',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'apollographql-client-name',
  'apollographql-client-version',
  'x-legacy-calls',
  'x-request-id',
];

const preflight = (url: string, origin = APP, headers = CLIENT_HEADERS.join(',')) =>
  fetch(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
  });

const query = (url: string, origin = APP, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify({ query: QUERY }),
  });

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').flatMap((text) => text.trim().toLowerCase() || []);

function expectAnyOrigin({ headers }: Response) {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(listOf(headers, 'access-control-expose-headers')).toEqual([
    'etag',
    'age',
    'cache-status',
    'retry-after',
    'x-request-id',
  ]);
  expect(listOf(headers, 'vary')).not.toContain('origin');
}

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('a page of any origin', () => {
  it.each(['/graphql', '/schema.graphql'])('passes the preflight check with all client headers on %s', async (path) => {
    const response = await preflight(gateway.origin + path);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0);
    expect(listOf(response.headers, 'access-control-allow-headers')).toEqual(CLIENT_HEADERS);
    expect(listOf(response.headers, 'access-control-allow-methods')).toContain('get');
    expect(listOf(response.headers, 'vary')).not.toContain('origin');
  });

  it.each(['a b', 'x'.repeat(5_000), 'x;y', ''])(
    'gets the default allowed headers for invalid header names: %j',
    async (names) => {
      const { headers } = await preflight(gateway.url, APP, names);
      expect(headers.get('access-control-allow-headers')).toBe('content-type');
    },
  );

  it('can read executed, cached and 304 responses', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count++) {
      const response = await query(gateway.url);
      expectAnyOrigin(response);
      statuses.push(response.status);
    }
    const { headers } = await query(gateway.url);
    const notModified = await query(gateway.url, APP, { 'if-none-match': headers.get('etag') ?? '' });
    expectAnyOrigin(notModified);
    expect([...statuses, notModified.status]).toEqual([200, 200, 200, 200, 304]);
    expectAnyOrigin(await fetch(`${gateway.url}?${new URLSearchParams({ query: '{ serverTime }' })}`));
    expectAnyOrigin(await fetch(`${gateway.origin}/schema.graphql`, { headers: { origin: APP } }));
  });

  it.each<[number, RequestInit]>([
    [400, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    [405, { method: 'PUT' }],
    [406, { headers: { accept: 'text/html' } }],
    [413, { method: 'POST', body: 'x'.repeat(200_000), headers: { 'content-type': 'application/json' } }],
    [415, { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }],
  ])('can read an error with status %i', async (status, init) => {
    const response = await fetch(gateway.url, { ...init, headers: { origin: APP, ...init.headers } });
    expectAnyOrigin(response);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('can read the error for a malformed HTTP request', async () => {
    expect(await sendRaw(gateway.origin, 'NONSENSE\r\n\r\n')).toMatch(/^access-control-allow-origin: \*\r$/m);
  });

  it('cannot execute mutations without a preflight', async () => {
    const mutation = 'mutation { createFormChallenge { id } }';
    const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of simple) {
      const body = JSON.stringify({ query: mutation });
      const response = await fetch(gateway.url, {
        method: 'POST',
        headers: { 'content-type': type, origin: APP },
        body,
      });
      expect(response.status).toBe(415);
    }
    const response = await fetch(`${gateway.url}?${new URLSearchParams({ query: mutation })}`);
    expect(response.status).toBe(405);
  });
});

describe('a list of allowed origins', () => {
  const start = async () => {
    const listed = await startGateway({ corsOrigins: [APP, 'https://kiosk.example:8443'] });
    onTestFinished(() => listed.close());
    return listed;
  };

  it('allows listed origins, and responses vary by origin', async () => {
    const { url, origin } = await start();
    const responses = [await preflight(url), await fetch(`${origin}/schema.graphql`, { headers: { origin: APP } })];
    for (let count = 0; count < 4; count++) responses.push(await query(url));
    responses.push(await fetch(url, { method: 'PUT', headers: { origin: APP } }));
    for (const { headers } of responses) {
      expect(headers.get('access-control-allow-origin')).toBe(APP);
      expect(listOf(headers, 'vary')).toContain('origin');
    }
    expect(listOf(responses[4]?.headers ?? new Headers(), 'vary')).toEqual([
      'accept',
      'lang',
      'x-stale',
      'x-freshness',
      'origin',
    ]);
  });

  it.each(['https://other.example', 'https://app.example.other.example', 'http://app.example', 'null'])(
    'rejects %s',
    async (origin) => {
      const { url } = await start();
      const responses = [await preflight(url, origin)];
      for (let count = 0; count < 4; count++) responses.push(await query(url, origin));
      for (const { headers } of responses) {
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('access-control-allow-headers')).toBeNull();
        expect(listOf(headers, 'vary')).toContain('origin');
      }
    },
  );
});

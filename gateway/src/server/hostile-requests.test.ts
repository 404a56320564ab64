// Long: one table of hostile requests and the statuses they get.
import { createHash } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from '../testing/send-raw.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const MAX_RESPONSE = 4_096;
/** Compiled execution starts with the third request of a document. */
const REPEATS = 4;
const LONG = 'x'.repeat(50_000);
const MARKER = 'do-not-echo-me';
const QUERY = '{ serverTime }';
const PERSISTED = 'query Persisted { serverTime }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ persistedOperations: new Map([[sha256(PERSISTED), PERSISTED]]) });
});

afterAll(() => gateway.close());

beforeEach(() => {
  gateway.restCalls.length = 0;
  gateway.reports.length = 0;
});

type RequestInput = { method?: string; search?: string; headers?: Record<string, string>; body?: unknown };

async function send({ method = 'POST', search = '', headers = {}, body }: RequestInput) {
  const bytes =
    typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  const response = await fetch(`${gateway.url}${search}`, {
    method,
    headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
    ...(method === 'POST' && { body: bytes }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Sends equal requests; expects short errors with codes and no upstream calls. Returns the statuses. */
async function sendRepeatedly(input: RequestInput, codes = /./): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < REPEATS; count++) {
    const { status, text, headers } = await send(input);
    expect(text.length).toBeLessThan(MAX_RESPONSE);
    expect(text).not.toContain(MARKER);
    expect(headers.get('content-type')).toMatch(/^application\/(?:json|graphql-response\+json)/);
    const { errors } = JSON.parse(text);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message, extensions } of errors) {
      expect(message).toEqual(expect.any(String));
      expect(extensions.code).toMatch(codes);
    }
    statuses.push(status);
  }
  expect(gateway.restCalls).toEqual([]);
  expect(gateway.reports).toEqual([]);
  return statuses;
}

const repeat = (status: number) => Array.from({ length: REPEATS }, () => status);
const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const persisted = (fields: object) => ({ persistedQuery: { version: 1, sha256Hash: sha256(PERSISTED), ...fields } });
const withVariable = (type: string, use: string, value: unknown) => ({
  query: `query ($v: ${type}) { ${use} }`,
  variables: { v: value },
});

describe('a hostile request, sent four times,', () => {
  it.each<[string, RequestInput]>([
    ['a subscription', { body: { query: 'subscription { x }' } }],
    ['a named subscription', { body: { query: 'subscription S { x: __typename }', operationName: 'S' } }],
    ['an unknown operationName', { body: { query: 'query A { serverTime }', operationName: MARKER } }],
    ['a long operationName', { body: { query: 'query A { serverTime }', operationName: LONG } }],
    ['an operationName with a NUL byte', { body: { query: 'query A { serverTime }', operationName: 'A\0' } }],
    ['an unknown operationName by GET', { method: 'GET', search: `?query=query+A{serverTime}&operationName=B` }],
    ['two operations and no operationName', { body: { query: 'query A { serverTime } query B { serverTime }' } }],
    ['an unknown operationName with a hash', { body: { operationName: 'B', extensions: persisted({}) } }],
    ['an operationName that is a number', { body: { query: QUERY, operationName: 5 } }],
    ['a NUL byte in the document', { body: { query: '{ serverTime \0}' } }],
    ['a NUL byte in a string literal', { body: { query: '{ seo(path: "/\0") { title } }' } }],
    ['a NUL byte in the URL', { method: 'GET', search: '?query={serverTime%00}' }],
    ['a NUL byte in the JSON', { body: `{"query":"${QUERY}\0"}` }],
    ['a NUL byte in a variable', { body: withVariable('String!', 'seo(path: $v) { title }', '/\0') }],
    ['a NUL byte in a search', { body: withVariable('String!', 'search(text: $v) { totalCount }', '\0') }],
    [
      'a NUL byte in a list',
      { body: withVariable('[ID!]!', 'productComparison(ids: $v) { __typename }', ['1', '2\0']) },
    ],
    ['a short hash', { body: { extensions: persisted({ sha256Hash: 'abc' }) } }],
    ['a long hash', { body: { extensions: persisted({ sha256Hash: LONG }) } }],
    ['an upper-case hash', { body: { extensions: persisted({ sha256Hash: sha256(PERSISTED).toUpperCase() }) } }],
    ['a hash that is a number', { body: { extensions: persisted({ sha256Hash: 5 }) } }],
    ['a hash with a NUL byte', { body: { extensions: persisted({ sha256Hash: `${'0'.repeat(63)}\0` }) } }],
    ['a hash of another document', { body: { query: QUERY, extensions: persisted({}) } }],
    ['another version of persisted queries', { body: { extensions: persisted({ version: 2 }) } }],
    ['a persistedQuery that is a string', { body: { query: QUERY, extensions: { persistedQuery: MARKER } } }],
    ['a short hash by GET', { method: 'GET', search: `?extensions=${encode(persisted({ sha256Hash: 'abc' }))}` }],
    ['invalid JSON in extensions', { method: 'GET', search: '?query={serverTime}&extensions={' }],
    ['variables that are a list', { body: { query: QUERY, variables: [1] } }],
    ['a document that is a number', { body: { query: 5 } }],
    ['a batch', { body: [{ query: QUERY }, { query: QUERY }] }],
    ['null', { body: 'null' }],
    ['invalid JSON', { body: '{' }],
    ['an empty body', { body: '' }],
    ['no parameters by GET', { method: 'GET' }],
  ])('with %s is rejected with 400 and a client error code', async (_name, input) => {
    expect(await sendRepeatedly(input, /^(?:BAD_REQUEST|OPERATION_RESOLUTION_FAILURE)$/)).toEqual(repeat(400));
  });

  it.each<[string, object]>([
    ['a string for a number', withVariable('Int', 'materials(page: $v) { totalCount }', MARKER)],
    ['a long string for a number', withVariable('Int', 'materials(page: $v) { totalCount }', LONG)],
    ['a string with semicolons', withVariable('Int', 'materials(page: $v) { totalCount }', `; ${MARKER}; at "x"; `)],
    ['a multi-line string', withVariable('Int', 'materials(page: $v) { totalCount }', `a\n"${MARKER}"\n;`)],
    ['an unknown enum value', withVariable('MaterialSort', 'materials(sort: $v) { totalCount }', MARKER)],
    ['an enum value in quotes', withVariable('MaterialSort', 'materials(sort: $v) { totalCount }', `"${MARKER}`)],
    ['an object for a string', withVariable('String!', 'seo(path: $v) { title }', { [MARKER]: MARKER })],
    ['a long key', withVariable('MaterialFilter', 'materials(filter: $v) { totalCount }', { [LONG]: 1 })],
    [
      'many keys',
      withVariable(
        'MaterialFilter',
        'materials(filter: $v) { totalCount }',
        Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`k${n}`, n])),
      ),
    ],
    [
      'many objects',
      withVariable(
        '[ID!]!',
        'productComparison(ids: $v) { __typename }',
        Array.from({ length: 3_000 }, (_, n) => ({ n })),
      ),
    ],
    ['a string literal for a number', { query: `{ materials(page: "${MARKER}") { totalCount } }` }],
    ['a string literal for an enum', { query: `{ materials(sort: "${MARKER}") { totalCount } }` }],
    ['a list literal for an object', { query: `{ materials(filter: ["${MARKER}"]) { totalCount } }` }],
    ['an unterminated string', { query: `{ seo(path: "${MARKER}` }],
    ['a NUL escape in a string', { query: '{ seo(path: "/\\u0000") { title } }' }],
    ['a long field', { query: `{ ${LONG} }` }],
    ['a long alias', { query: `{ ${LONG}: serverTime }` }],
    ['a long alias of an invalid field', { query: `{ ${LONG}: materials(pageSize: 100000) { totalCount } }` }],
    ['a long operation name', { query: `query ${LONG} { serverTime }` }],
    ['a long fragment', { query: `{ ...${LONG} }` }],
    ['a long directive', { query: `{ serverTime @${LONG} }` }],
    ['a long variable name', { query: `query ($${LONG}: Int!) { materials(page: $${LONG}) { totalCount } }` }],
    ['many unknown fields', { query: `{ ${Array.from({ length: 700 }, (_, n) => `f${n}`).join(' ')} }` }],
    [
      'many conflicts',
      { query: `{ ${Array.from({ length: 18 }, (_, n) => `a: materials(page: ${n}) { totalCount }`).join(' ')} }` },
    ],
    [
      'many errors at once',
      {
        query: `{ ${Array.from({ length: 20 }, (_, n) => `${'a'.repeat(78)}${String.fromCharCode(97 + n)}: materials(pageSize: 0) { totalCount }`).join(' ')} }`,
      },
    ],
  ])('with %s gets a short error without the value', async (_name, body) => {
    const headers = { accept: 'application/graphql-response+json' };
    const statuses = await sendRepeatedly({ headers, body }, /^(?:BAD_USER_INPUT|GRAPHQL_\w+_FAILED)$/);
    expect(new Set(statuses).size).toBe(1);
    expect([200, 400]).toContain(statuses[0]);
  });

  it.each<[string, number, RequestInput]>([
    ['the type text/plain', 415, { headers: { 'content-type': 'text/plain' }, body: { query: QUERY } }],
    [
      'a form body',
      415,
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query={serverTime}' },
    ],
    ['a multipart body', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' }],
    ['an invalid content type', 415, { headers: { 'content-type': 'application/json/x;;;=' }, body: { query: QUERY } }],
    [
      'the charset utf-16',
      415,
      { headers: { 'content-type': 'application/json; charset=utf-16' }, body: { query: QUERY } },
    ],
    [
      'the charset in quotes',
      415,
      { headers: { 'content-type': 'application/json;charset="ISO-8859-1"' }, body: { query: QUERY } },
    ],
    ['an unknown encoding', 415, { headers: { 'content-encoding': 'zstd' }, body: 'x' }],
    ['two encodings', 415, { headers: { 'content-encoding': 'gzip, gzip' }, body: gzipSync(gzipSync('{}')) }],
    ['an invalid gzip body', 400, { headers: { 'content-encoding': 'gzip' }, body: { query: QUERY } }],
    [
      'a truncated gzip body',
      400,
      { headers: { 'content-encoding': 'gzip' }, body: gzipSync('{"query":"{ serverTime }"}').subarray(0, 20) },
    ],
    ['a gzip bomb', 413, { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(5_000_000, 32)) }],
    [
      'a brotli bomb',
      413,
      { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(Buffer.alloc(5_000_000, 32)) },
    ],
    ['a large body', 413, { body: { query: LONG.repeat(4) } }],
    ['an unsupported Accept header', 406, { headers: { accept: 'text/html' }, body: { query: QUERY } }],
    ['PUT', 405, { method: 'PUT' }],
    ['DELETE', 405, { method: 'DELETE' }],
    ['PROPFIND', 405, { method: 'PROPFIND' }],
    ['a mutation by GET', 405, { method: 'GET', search: '?query=mutation{createFormChallenge{id}}' }],
  ])('with %s is rejected with %i', async (_name, status, input) => {
    expect(await sendRepeatedly(input, /^BAD_REQUEST$/)).toEqual(repeat(status));
  });

  it.each([
    ['a long header', 431, `GET /graphql HTTP/1.1\r\nHost: x\r\nA: ${LONG}\r\n\r\n`],
    ['a request without a host', 400, 'GET /graphql?query={serverTime} HTTP/1.1\r\n\r\n'],
    ['malformed HTTP', 400, 'NONSENSE\r\n\r\n'],
    [
      'an unknown expectation',
      417,
      'POST /graphql HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nContent-Length: 0\r\n\r\n',
    ],
    ['an unknown transfer encoding', 400, 'POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n'],
    ['an invalid path', 400, 'GET /graphql%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['TRACE', 405, 'TRACE /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['an unknown path', 404, 'GET /graphql/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'an incomplete body',
      408,
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('of raw bytes with %s is rejected with %i', async (_name, status, bytes) => {
    const responses = await Promise.all(Array.from({ length: REPEATS }, () => sendRaw(gateway.origin, bytes)));
    for (const response of responses) {
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toMatch(/^content-type: application\/json/im);
      expect(JSON.parse(body)).toEqual({
        errors: [
          { message: expect.any(String), extensions: { code: expect.stringMatching(/^(?:BAD_REQUEST|NOT_FOUND)$/) } },
        ],
      });
    }
  });
});

describe('an unusual request, sent four times,', () => {
  const compressed = JSON.stringify({ query: PERSISTED });

  it.each<[string, RequestInput]>([
    ['compressed with gzip', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(compressed) }],
    ['compressed with GZIP', { headers: { 'content-encoding': 'GZIP' }, body: gzipSync(compressed) }],
    ['compressed with deflate', { headers: { 'content-encoding': 'deflate' }, body: deflateSync(compressed) }],
    ['compressed with brotli', { headers: { 'content-encoding': 'br' }, body: brotliCompressSync(compressed) }],
    ['with the encoding identity', { headers: { 'content-encoding': 'identity' }, body: compressed }],
    [
      'with the charset "UTF-8"',
      { headers: { 'content-type': 'application/json; charset="UTF-8"' }, body: compressed },
    ],
    ['with the charset utf8', { headers: { 'content-type': 'application/json;charset=utf8' }, body: compressed }],
    ['with the name of its only operation', { body: { query: PERSISTED, operationName: 'Persisted' } }],
  ])('%s succeeds', async (_name, input) => {
    for (let count = 0; count < REPEATS; count++) {
      const { status, text } = await send(input);
      expect([status, JSON.parse(text)]).toEqual([200, { data: { serverTime: expect.stringMatching(/Z$/) } }]);
    }
  });
});

// Long: one table of hostile requests and the statuses they get.
import { createHash } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HostileRequest, REPEATS, sendHostile, sendRepeatedly } from '../testing/send-hostile.ts';
import { sendRaw } from '../testing/send-raw.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const LONG = 'x'.repeat(50_000);
const MARKER = 'do-not-echo-me';
const QUERY = '{ serverTime }';
const PERSISTED = 'query Persisted { serverTime }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Exceeds the body limit long before its end. */
const BOMB = gzipSync(Buffer.alloc(5_000_000, 32));

const NO_SUBSCRIPTIONS = 'Subscriptions are not supported.';
const NO_OPERATION = 'The document does not contain the requested operation.';
const RESOLUTION_FAILURES = [NO_SUBSCRIPTIONS, NO_OPERATION];
const UNREADABLE = 'The request cannot be read.';
const NUL_IN_DOCUMENT = 'The document contains a NUL character.';
const NUL_IN_VARIABLES = 'Variables must not contain NUL characters.';
const INVALID_HASH = 'persistedQuery requires version 1 and a SHA-256 hash in lower-case hexadecimal.';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({ persistedOperations: new Map([[sha256(PERSISTED), PERSISTED]]) });
});

afterAll(() => gateway.close());

beforeEach(() => {
  gateway.restCalls.length = 0;
  gateway.reports.length = 0;
});

const repeat = <Item>(item: Item) => Array.from({ length: REPEATS }, () => item);
const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const persisted = (fields: object) => ({ persistedQuery: { version: 1, sha256Hash: sha256(PERSISTED), ...fields } });
const withVariable = (type: string, use: string, value: unknown) => ({
  query: `query ($v: ${type}) { ${use} }`,
  variables: { v: value },
});

describe('a hostile request, sent four times,', () => {
  it.each<[string, string, HostileRequest]>([
    ['a subscription', NO_SUBSCRIPTIONS, { body: { query: 'subscription { x }' } }],
    [
      'a named subscription',
      NO_SUBSCRIPTIONS,
      { body: { query: 'subscription S { x: __typename }', operationName: 'S' } },
    ],
    ['an unknown operationName', NO_OPERATION, { body: { query: 'query A { serverTime }', operationName: MARKER } }],
    ['a long operationName', NO_OPERATION, { body: { query: 'query A { serverTime }', operationName: LONG } }],
    [
      'an operationName with a NUL byte',
      NO_OPERATION,
      { body: { query: 'query A { serverTime }', operationName: 'A\0' } },
    ],
    [
      'an unknown operationName by GET',
      NO_OPERATION,
      { method: 'GET', search: `?query=query+A{serverTime}&operationName=B` },
    ],
    [
      'two operations and no operationName',
      NO_OPERATION,
      { body: { query: 'query A { serverTime } query B { serverTime }' } },
    ],
    ['an unknown operationName with a hash', NO_OPERATION, { body: { operationName: 'B', extensions: persisted({}) } }],
    [
      'an operationName that is a number',
      '`operationName` in a POST body must be a string if provided.',
      { body: { query: QUERY, operationName: 5 } },
    ],
    ['a NUL byte in the document', NUL_IN_DOCUMENT, { body: { query: '{ serverTime \0}' } }],
    ['a NUL byte in a string literal', NUL_IN_DOCUMENT, { body: { query: '{ seo(path: "/\0") { title } }' } }],
    ['a NUL byte in the URL', NUL_IN_DOCUMENT, { method: 'GET', search: '?query={serverTime%00}' }],
    ['a NUL byte in the JSON', UNREADABLE, { body: `{"query":"${QUERY}\0"}` }],
    ['a NUL byte in a variable', NUL_IN_VARIABLES, { body: withVariable('String!', 'seo(path: $v) { title }', '/\0') }],
    [
      'a NUL byte in a search',
      NUL_IN_VARIABLES,
      { body: withVariable('String!', 'search(text: $v) { totalCount }', '\0') },
    ],
    [
      'a NUL byte in a list',
      NUL_IN_VARIABLES,
      { body: withVariable('[ID!]!', 'productComparison(ids: $v) { __typename }', ['1', '2\0']) },
    ],
    ['a short hash', INVALID_HASH, { body: { extensions: persisted({ sha256Hash: 'abc' }) } }],
    ['a long hash', INVALID_HASH, { body: { extensions: persisted({ sha256Hash: LONG }) } }],
    [
      'an upper-case hash',
      INVALID_HASH,
      { body: { extensions: persisted({ sha256Hash: sha256(PERSISTED).toUpperCase() }) } },
    ],
    ['a hash that is a number', INVALID_HASH, { body: { extensions: persisted({ sha256Hash: 5 }) } }],
    [
      'a hash with a NUL byte',
      INVALID_HASH,
      { body: { extensions: persisted({ sha256Hash: `${'0'.repeat(63)}\0` }) } },
    ],
    [
      'a hash of another document',
      'The hash does not match the document.',
      { body: { query: QUERY, extensions: persisted({}) } },
    ],
    [
      'a document with a prefixed hash',
      'The hash does not match the document.',
      { body: { query: PERSISTED, extensions: persisted({ sha256Hash: `sha256:${sha256(PERSISTED)}` }) } },
    ],
    ['another version of persisted queries', INVALID_HASH, { body: { extensions: persisted({ version: 2 }) } }],
    [
      'a persistedQuery that is a string',
      INVALID_HASH,
      { body: { query: QUERY, extensions: { persistedQuery: MARKER } } },
    ],
    [
      'a short hash by GET',
      INVALID_HASH,
      { method: 'GET', search: `?extensions=${encode(persisted({ sha256Hash: 'abc' }))}` },
    ],
    [
      'invalid JSON in extensions',
      'The extensions search parameter contains invalid JSON.',
      { method: 'GET', search: '?query={serverTime}&extensions={' },
    ],
    [
      'variables that are a list',
      '`variables` in a POST body must be an object if provided.',
      { body: { query: QUERY, variables: [1] } },
    ],
    ['a document that is a number', 'GraphQL queries must be strings.', { body: { query: 5 } }],
    ['a batch', 'Operation batching disabled.', { body: [{ query: QUERY }, { query: QUERY }] }],
    ['null', 'POST body missing, invalid Content-Type, or JSON object has no keys.', { body: 'null' }],
    ['invalid JSON', UNREADABLE, { body: '{' }],
    ['an empty body', UNREADABLE, { body: '' }],
    [
      'no parameters by GET',
      'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.',
      { method: 'GET' },
    ],
  ])('with %s is rejected with 400: %s', async (_name, message, input) => {
    const code = RESOLUTION_FAILURES.includes(message) ? 'OPERATION_RESOLUTION_FAILURE' : 'BAD_REQUEST';
    expect(await sendRepeatedly(gateway, input)).toEqual(repeat([400, code, message]));
  });

  it.each<[string, number, HostileRequest]>([
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
    ['a truncated gzip bomb', 413, { headers: { 'content-encoding': 'gzip' }, body: BOMB.subarray(0, -4) }],
    ['a gzip bomb', 413, { headers: { 'content-encoding': 'gzip' }, body: BOMB }],
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
    const rejections = await sendRepeatedly(gateway, input);
    expect(rejections.map(([received, code]) => [received, code])).toEqual(repeat([status, 'BAD_REQUEST']));
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
        errors: [{ message: expect.any(String), extensions: { code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST' } }],
      });
    }
  });
});

describe('an unusual request, sent four times,', () => {
  const compressed = JSON.stringify({ query: PERSISTED });

  it.each<[string, HostileRequest]>([
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
      const { status, text } = await sendHostile(gateway.url, input);
      expect([status, JSON.parse(text)]).toEqual([200, { data: { serverTime: expect.stringMatching(/Z$/) } }]);
    }
  });
});

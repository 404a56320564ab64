import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toDocumentHash } from '../graphql/operation-manifest.ts';
import type { ServerOptions } from '../server/create-server.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

type Provocation = {
  options?: Partial<ServerOptions>;
  /** What the content service returns to every call. */
  upstream?: { status: number; body: string };
  body?: object | string;
  path?: string;
  headers?: Record<string, string>;
  method?: string;
};

const AREAS = { query: '{ areas { id } }' };
const NO_CHANGES = { status: 200, body: '{"code":200,"data":{"feed":"a","revision":1,"kinds":{},"records":[]}}' };
const COSTLY = '{products(pageSize:100){items{materials{printers{materials{printers{id}}}}}}}';
const LONG_LISTS = `{ materials(pageSize: 100) { items { ${Array.from(
  { length: 12 },
  (_, at) => `p${at}: printers { materials { printers { materials { id } } } }`,
).join(' ')} } } }`;

const PROVOCATIONS: [ErrorCode, Provocation][] = [
  ['BAD_REQUEST', { body: '{' }],
  ['BAD_REQUEST', { method: 'PUT' }],
  ['BAD_REQUEST', { body: AREAS, headers: { accept: 'text/html' } }],
  ['BAD_REQUEST', { body: { query: ' '.repeat(200_000) } }],
  ['BAD_REQUEST', { body: AREAS, headers: { 'content-type': 'text/plain' } }],
  ['BAD_USER_INPUT', { body: { query: 'query ($id: ID!) { product(id: $id) { id } }' } }],
  ['BAD_USER_INPUT', { body: { query: '{ products(pageSize: 1000000) { totalCount } }' } }],
  ['GRAPHQL_PARSE_FAILED', { body: { query: '{' } }],
  ['GRAPHQL_VALIDATION_FAILED', { body: { query: '{ nothing }' } }],
  ['NOT_FOUND', { path: '/unknown', body: AREAS }],
  [
    'OPERATION_BUDGET_EXCEEDED',
    {
      body: { query: LONG_LISTS },
      options: { persistedOperations: new Map([[toDocumentHash(LONG_LISTS), LONG_LISTS]]) },
    },
  ],
  ['OPERATION_RESOLUTION_FAILURE', { body: { query: 'query A { serverTime } query B { serverTime }' } }],
  ['OPERATION_RESOLUTION_FAILURE', { body: { query: '{ serverTime }', operationName: 'A' } }],
  ['CURSOR_EXPIRED', { body: { query: '{ changes(after: "x") { cursor } }' }, upstream: NO_CHANGES }],
  ['OPERATION_TOO_COSTLY', { body: { query: COSTLY } }],
  ['OVERLOADED', { body: AREAS, options: { maxConcurrentOperations: 0 } }],
  [
    'PERSISTED_QUERY_NOT_SUPPORTED',
    { body: { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } } },
  ],
  [
    'RATE_LIMITED',
    { body: { query: 'mutation { createFormChallenge { id } }' }, options: { rateLimits: { challenge: 0 } } },
  ],
  ['UNKNOWN_DOCUMENT', { body: AREAS, options: { persistedOnly: true } }],
  ['UPSTREAM_MALFORMED', { body: AREAS, upstream: { status: 200, body: '{"code":200,"data":"nonsense"}' } }],
  ['UPSTREAM_REFUSED', { body: AREAS, upstream: { status: 200, body: '{"code":418,"data":null}' } }],
  ['UPSTREAM_UNAVAILABLE', { body: AREAS, upstream: { status: 503, body: '' } }],
];

/** Of other programs, or covered by tests that send raw bytes or inject faults. */
const ELSEWHERE: Partial<Record<ErrorCode, number[]>> = {
  BAD_REQUEST: [408, 417, 431],
  INTERNAL_SERVER_ERROR: [200, 500],
  RATE_LIMITED: [429],
  UPSTREAM_UNAVAILABLE: [502, 503],
};

async function startUpstream({ status, body }: { status: number; body: string }): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The statuses for clients with and without the media type of GraphQL responses. */
async function provoke(code: ErrorCode, { options, upstream, body, ...request }: Provocation): Promise<number[]> {
  const gateway = await startGateway({ ...options, ...(upstream && { legacyUrl: await startUpstream(upstream) }) });
  onTestFinished(() => gateway.close());
  const statuses = [];
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const response = await fetch(gateway.origin + (request.path ?? '/graphql'), {
      method: request.method ?? 'POST',
      headers: { 'content-type': 'application/json', accept, ...request.headers },
      body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe(code);
    statuses.push(response.status);
  }
  return statuses;
}

describe('error codes', () => {
  it.each(Object.keys(ERROR_CODES) as ErrorCode[])('come with the statuses in the catalogue: %s', async (code) => {
    const provoked = [];
    for (const [of, provocation] of PROVOCATIONS) if (of === code) provoked.push(...(await provoke(code, provocation)));
    const statuses = new Set([...provoked, ...(ELSEWHERE[code] ?? [])]);
    expect([...statuses].toSorted()).toEqual(ERROR_CODES[code].statuses);
  });
});

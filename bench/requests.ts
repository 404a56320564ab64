import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request as createRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { locales } from '../schema/locales.ts';

export type HttpRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

type Operation = { name: string; variables: object };

/** Persisted operations of the site, used by the hot loads. */
export const OPERATIONS: Operation[] = [
  { name: 'MaterialList', variables: { locale: 'EN' } },
  // From the home page.
  { name: 'ProductList', variables: { locale: 'EN', kind: 'PRINTER' } },
  { name: 'PageSeo', variables: { locale: 'EN', path: '/' } },
];

const LOCALES = Object.values(locales).map(({ graphql }) => graphql);

/** Distinct operations, all of the material list. */
export function createDifferent(count: number): Operation[] {
  return Array.from({ length: count }, (_, index) => {
    const filter = { properties: [{ property: 'FLEXURAL_MODULUS', min: 10 * (index + 1) }] };
    return { name: 'MaterialList', variables: { locale: LOCALES[index % LOCALES.length], filter } };
  });
}

/** Headers that Node adds itself, or that differ between equal responses. */
const PER_RESPONSE_HEADERS = new Set(['date', 'connection', 'keep-alive', 'age', 'x-request-id']);

/** The Accept header of Apollo Client. */
const accept = 'application/graphql-response+json,application/json;q=0.9';

/** Placeholder, replaced by a unique number of the same length. */
export const NUMBER = 100_000_000;

/** 100 materials with their printers. */
export const materialsWithPrinters = byPost({
  query: `query MaterialsWithPrinters($filter: MaterialFilter) {
    materials(filter: $filter, pageSize: 100) {
      items { id name summary category { id label } printers { id name slug tagline } }
    }
  }`,
  variables: { filter: { properties: [{ property: 'FLEXURAL_MODULUS', min: NUMBER }] } },
});

const manifest = z.object({ operations: z.array(z.object({ id: z.string(), name: z.string() })) });

/** Builds requests by the hashes of a persisted operations manifest. */
export function createPersisted(file: string) {
  const { operations } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  return ({ name, variables }: Operation) => {
    const sha256Hash = operations.find((operation) => operation.name === name)?.id;
    if (!sha256Hash) throw new Error(`The site has no operation ${name}.`);
    return { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
  };
}

export function byGet(operation: object): HttpRequest {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(operation)) {
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { method: 'GET', path: `/graphql?${search}`, headers: { accept } };
}

export function byPost(operation: object): HttpRequest {
  const body = JSON.stringify(operation);
  return { method: 'POST', path: '/graphql', headers: { accept, 'content-type': 'application/json' }, body };
}

export const MAX_CONNECTIONS = 1_024;

/** Keep-alive connections, as from a reverse proxy. */
const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS, maxFreeSockets: MAX_CONNECTIONS });

export async function send(url: string, request: HttpRequest) {
  const { bytes, ...response } = await sendForBytes(url, request);
  return { ...response, text: bytes.toString() };
}

/** Decoding the body to text would cost the load generator more than sending the request. */
export async function sendForBytes(url: string, { method, path, headers, body = '' }: HttpRequest) {
  const length = body && { 'content-length': Buffer.byteLength(body) };
  const request = createRequest(`${url}${path}`, { agent, method, headers: { ...headers, ...length } }).end(body);
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('No response.');
  const head = Object.entries(response.headers).filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
  return {
    status: response.statusCode,
    head: head.flatMap(([name, value]) => [name, String(value)]),
    bytes: await buffer(response),
  };
}

/** The raw HTTP request. */
export function toRaw({ method, path, headers, body = '' }: HttpRequest, host: string): string {
  const head = { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

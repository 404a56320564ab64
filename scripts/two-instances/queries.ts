import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { RequestLog } from './request-log.ts';
import { executeOperation } from './send-request.ts';

const PRODUCT = 'query ProductName($id: ID!) { product(id: $id) { name } }';
const SEARCH = 'query Search($text: String!) { search(text: $text) { totalCount } }';
/** Ids of accessories. */
const FIRST = 201;
const PRODUCTS = 20;
/** Spreads the load over several addresses to stay below the rate limits of nginx. */
const CLIENT_ADDRESSES = 16;

/** Queries that hit different caches; each call sends one. */
export function createQueries(origin: string, requestLog: RequestLog) {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const nextClient = () => ({ agent, from: `127.3.0.${count++ % CLIENT_ADDRESSES}` });
  const get = (query: string, variables: object, more: object = {}) => {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables), ...more });
    return executeOperation(origin, { path: `/graphql?${search}`, ...nextClient() });
  };
  const post = (query: string, variables: object) =>
    executeOperation(origin, { method: 'POST', path: '/graphql', body: { query, variables }, ...nextClient() });
  const anyProduct = () => ({ id: String(FIRST + Math.floor(Math.random() * PRODUCTS)) });

  return {
    /** Usually cached by nginx. */
    getCached: () => requestLog.time('GET from nginx', () => get(PRODUCT, { id: String(FIRST) })),
    /** Not cached by nginx, usually cached by the gateways. */
    get: () => requestLog.time('GET', () => get(PRODUCT, anyProduct(), { unique: randomUUID() })),
    post: () => requestLog.time('POST', () => post(PRODUCT, anyProduct())),
    /** In no cache: looked up in Redis, then fetched from the content service. */
    getUncached: () => requestLog.time('GET', () => get(SEARCH, { text: `resin ${randomUUID()}` })),
    postUncached: () => requestLog.time('POST', () => post(SEARCH, { text: `resin ${randomUUID()}` })),
    close: () => agent.destroy(),
  };
}

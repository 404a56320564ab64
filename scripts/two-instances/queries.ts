import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { RequestLog } from './request-log.ts';
import { executeOperation } from './send-request.ts';

const PRODUCT = 'query ProductName($id: ID!) { product(id: $id) { name } }';
const SEARCH = 'query Search($text: String!) { search(text: $text) { totalCount } }';
/** Ids of accessories. */
const FIRST = 201;
const PRODUCTS = 20;
/** Nobody asks as often as all of them together: nginx would refuse that. */
const READERS = 16;

/** Queries in every way in which they come; each call sends one. */
export function createQueries(origin: string, record: RequestLog) {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  const nextReader = () => ({ agent, from: `127.3.0.${asked++ % READERS}` });
  const get = (query: string, variables: object, more: object = {}) => {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables), ...more });
    return executeOperation(origin, { path: `/graphql?${search}`, ...nextReader() });
  };
  const post = (query: string, variables: object) =>
    executeOperation(origin, { method: 'POST', path: '/graphql', body: { query, variables }, ...nextReader() });
  const anyProduct = () => ({ id: String(FIRST + Math.floor(Math.random() * PRODUCTS)) });

  return {
    /** nginx mostly knows it. */
    getCached: () => record.time('GET from nginx', () => get(PRODUCT, { id: String(FIRST) })),
    /** nginx has not seen it, the gateways mostly have. */
    get: () => record.time('GET', () => get(PRODUCT, anyProduct(), { unseen: randomUUID() })),
    post: () => record.time('POST', () => post(PRODUCT, anyProduct())),
    /** Nobody has seen it: it is in nobody's memory, looked up in Redis and asked of the content service. */
    getUncached: () => record.time('GET', () => get(SEARCH, { text: `resin ${randomUUID()}` })),
    postUncached: () => record.time('POST', () => post(SEARCH, { text: `resin ${randomUUID()}` })),
    close: () => agent.destroy(),
  };
}

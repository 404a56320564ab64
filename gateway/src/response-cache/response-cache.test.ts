import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureHeap } from '../testing/measure-heap.ts';
import { deleteRecord, overwriteRecord } from '../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const PRODUCT =
  'query Printer($locale: Locale!, $id: ID!) @inContext(locale: $locale) { product(id: $id) { name tagline } }';
const HASH = createHash('sha256').update(PRODUCT).digest('hex');
const MINUTE = 60_000;
const TOKEN = 'a token that is long enough for a test';

let gateway: TestGateway;
let now = 0;

beforeAll(async () => {
  const persistedOperations = new Map([[HASH, PRODUCT]]);
  gateway = await startGateway({ persistedOperations, now: () => now, purgeToken: TOKEN });
});

afterAll(() => gateway.close());

beforeEach(() => {
  // Expires the entries of earlier tests.
  now += 60 * MINUTE;
  gateway.restCalls.length = 0;
});

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const get = (variables: object, headers: Record<string, string> = {}) => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASH } };
  const search = new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) });
  return fetch(`${gateway.url}?${search}`, { headers });
};

const purge = (tags: unknown, token = TOKEN) =>
  fetch(`${gateway.origin}/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  });

describe('a cached response', () => {
  it('is served without upstream calls, with its age', async () => {
    const first = await post({ query: PRODUCT, variables: { id: '1', locale: 'EN' } });
    now += 2 * MINUTE;
    const second = await post({ query: PRODUCT, variables: { id: '1', locale: 'EN' } });
    expect(await second.text()).toBe(await first.text());
    expect([first.headers.get('age'), second.headers.get('age')]).toEqual(['0', '120']);
    expect(second.headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=60, stale-if-error=86400',
    );
    expect(gateway.restCalls).toHaveLength(1);
  });

  it('is shared by POST, GET and hash, with variables in any order', async () => {
    const responses = [
      await post({ query: PRODUCT, variables: { id: '2', locale: 'DE' } }),
      await post({ query: PRODUCT, variables: { locale: 'DE', id: '2' }, operationName: null }),
      await get({ locale: 'DE', id: '2' }),
      await get({ id: '2', locale: 'DE', unknown: 'to the operation' }),
    ];
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('"name"');
    expect(gateway.restCalls).toHaveLength(1);
  });

  it('is not sent again if If-None-Match matches', async () => {
    const first = await get({ id: '3', locale: 'EN' });
    const etag = first.headers.get('etag') ?? '';
    const again = await get({ id: '3', locale: 'EN' }, { 'if-none-match': `"other", ${etag}` });
    const other = await get({ id: '3', locale: 'EN' }, { 'if-none-match': '"other"' });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect([other.status, other.headers.get('etag')]).toEqual([200, etag]);
  });

  it('is separate for each locale of the lang header', async () => {
    const getTagline = async (headers: Record<string, string>) =>
      (await post({ query: '{ product(id: "1") { tagline } }' }, headers)).text();
    const responses = [await getTagline({}), await getTagline({ lang: 'de' }), await getTagline({ lang: 'cn' })];
    expect(new Set(responses).size).toBe(3);
    expect([await getTagline({ lang: 'cn' }), await getTagline({ lang: 'en' })]).toEqual([responses[2], responses[0]]);
  });

  it('has the content type that the client accepts', async () => {
    const types = ['application/json', 'application/graphql-response+json'];
    for (const accept of [...types, ...types]) {
      const response = await post({ query: '{ product(id: "1") { name } }' }, { accept });
      expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    }
    expect((await post({ query: '{ product(id: "1") { name } }' }, { accept: 'text/html' })).status).toBe(406);
  });

  it('is served stale, and marked as stale in its header, while it is revalidated', async () => {
    const fetchResponse = () => get({ id: '4', locale: 'EN' });
    const fetchBody = async () => (await fetchResponse()).json();
    await fetchBody();
    await overwriteRecord(gateway.db, 'product', '4', { name: 'Renamed' });
    now += 6 * MINUTE;
    const stale = await fetchResponse();
    expect(stale.headers.get('cache-status')).toBe('heliograph; hit; ttl=-60');
    expect(await stale.json()).not.toHaveProperty('extensions');
    await expect.poll(fetchBody).toMatchObject({ data: { product: { name: 'Renamed' } } });
    expect((await fetchResponse()).headers.get('cache-status')).toBeNull();
  });

  it('is not sent again if it is stale and If-None-Match matches', async () => {
    const first = await get({ id: '12', locale: 'EN' });
    const ifNoneMatch = { 'if-none-match': first.headers.get('etag') ?? '' };
    now += 6 * MINUTE;
    const stale = await get({ id: '12', locale: 'EN' }, ifNoneMatch);
    expect([stale.status, await stale.text()]).toEqual([304, '']);
    expect(stale.headers.get('cache-status')).toBe('heliograph; hit; ttl=-60');
  });

  it('is marked in its body if the request header x-stale is 1, with an ETag of its own', async () => {
    const first = await get({ id: '13', locale: 'EN' });
    const etag = first.headers.get('etag') ?? '';
    const whenStale = (fetchResponse: () => Promise<Response>) => {
      now += 6 * MINUTE;
      return fetchResponse();
    };
    const headers = { 'x-stale': '1' };
    const marked = [
      await whenStale(() => get({ id: '13', locale: 'EN' }, { ...headers, 'if-none-match': etag })),
      await whenStale(() => post({ query: PRODUCT, variables: { id: '13', locale: 'EN' } }, headers)),
    ];
    const plain = await whenStale(() => get({ id: '13', locale: 'EN' }));
    const { data } = Object(await first.json());
    for (const response of marked) {
      expect(response.headers.get('etag')).not.toBe(etag);
      expect(response.headers.get('vary')).toContain('x-stale');
      expect(await response.json()).toEqual({ data, extensions: { stale: true } });
    }
    expect([plain.headers.get('etag'), await plain.json()]).toEqual([etag, { data }]);
  });

  it('is not served stale if the record was not found', async () => {
    const fetchResponse = async () => (await get({ id: '9', locale: 'EN' })).json();
    const restore = await deleteRecord(gateway.db, 'product', '9');
    expect(await fetchResponse()).toEqual({ data: { product: null } });
    await restore();
    expect(await fetchResponse()).toEqual({ data: { product: null } });
    now += 2 * MINUTE;
    expect(await fetchResponse()).toMatchObject({ data: { product: { name: expect.any(String) } } });
  });

  it('F2 does not retain the request that loaded it', async () => {
    const junk = Array.from({ length: 30_000 }, () => []);
    const sendRound = async (round: number) => {
      const query = 'query A($id: ID!) { product(id: $id) { name } }';
      const body = { query, variables: { id: `x${round}` }, junk };
      expect((await post(body)).status).toBe(200);
      return JSON.stringify(body).length;
    };
    await sendRound(0);
    const before = measureHeap();
    let sent = 0;
    for (let round = 1; round <= 60; round++) sent += await sendRound(round);
    expect(measureHeap() - before).toBeLessThan(sent);
  });
});

describe('concurrent equal requests', () => {
  it('S9 share one execution', async () => {
    const query = '{ products { items { name materials { name } } } }';
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => post({ query })));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const calls = gateway.restCalls.map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});

describe('a response is not cached if it', () => {
  it.each([
    ['has an error', '{ products(pageSize: 100000) { totalCount } }'],
    ['selects an uncacheable field', '{ serverTime }'],
    ['has a syntax error', '{ products('],
    ['is the result of a mutation', 'mutation { createFormChallenge { id } }'],
  ])('%s', async (_name, query) => {
    const response = await post({ query });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
  });

  it('lists its upstream calls', async () => {
    const fetchResponse = () => post({ query: '{ product(id: "5") { name } }' }, { 'x-legacy-calls': '1' });
    await fetchResponse();
    expect(await (await fetchResponse()).json()).toMatchObject({ extensions: { legacy: [{ cache: 'hit' }] } });
  });

  it('has an oversized cache key', async () => {
    const query = 'query A($text: String!) { search(text: $text) { totalCount } }';
    const response = await post({ query, variables: { text: 'x'.repeat(5_000) } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('purging', () => {
  it('removes the responses with a record, and no others', async () => {
    const fetchResponse = async (id: string) => (await get({ id, locale: 'EN' })).text();
    const before = [await fetchResponse('6'), await fetchResponse('7')];
    await overwriteRecord(gateway.db, 'product', '6', { name: 'Another' });
    const calls = gateway.restCalls.length;
    expect(await (await purge(['product:6'])).json()).toMatchObject({ everywhere: true });
    expect(await fetchResponse('6')).toContain('Another');
    expect(await fetchResponse('7')).toBe(before[1]);
    expect(gateway.restCalls).toHaveLength(calls + 1);
  });

  it('removes lists with a record', async () => {
    const fetchResponse = async () => (await post({ query: '{ products { items { name } } }' })).text();
    await fetchResponse();
    await overwriteRecord(gateway.db, 'product', '8', { name: 'Listed' });
    await purge(['product:8']);
    expect(await fetchResponse()).toContain('Listed');
  });

  it('removes not-found responses', async () => {
    const fetchResponse = async () => (await get({ id: '10', locale: 'EN' })).json();
    const restore = await deleteRecord(gateway.db, 'product', '10');
    expect(await fetchResponse()).toEqual({ data: { product: null } });
    await restore();
    await purge(['product:10']);
    expect(await fetchResponse()).toMatchObject({ data: { product: { name: expect.any(String) } } });
  });

  it('requires the token', async () => {
    expect((await purge(['product'], 'another')).status).toBe(401);
    expect((await purge([])).status).toBe(400);
    expect((await purge('product')).status).toBe(400);
    const gatewayWithoutToken = await startGateway();
    expect((await fetch(`${gatewayWithoutToken.origin}/purge`, { method: 'POST' })).status).toBe(404);
    await gatewayWithoutToken.close();
  });
});

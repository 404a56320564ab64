import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';

const NAME = '{ product(id: "2") { name } }';
const TAGLINE = '{ product(id: "2") { tagline } }';
const MINUTE = 60_000;
const FRESHNESS = { 'x-freshness': '1' };

let stack: FaultStack;
let now = 0;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

const startGateway = () => stack.startGateway({ now: () => now });

const get = ({ url }: FaultGateway, query: string, headers: Record<string, string> = FRESHNESS) =>
  fetch(`${url}?${new URLSearchParams({ query })}`, { headers });

const fetchFreshness = async (gateway: FaultGateway, query: string) =>
  Object(await (await get(gateway, query)).json()).extensions?.freshness;

describe('extensions.freshness', () => {
  it('states whether data was fetched or cached, and its age', async () => {
    const gateway = await startGateway();
    expect(await fetchFreshness(gateway, NAME)).toEqual({ age: 0, source: 'upstream', reason: 'fresh' });
    now += 2 * MINUTE;
    expect(await fetchFreshness(gateway, NAME)).toEqual({ age: 120, source: 'cache', reason: 'fresh' });
  });

  it('has the age of the oldest data, also of a new response made from cached data', async () => {
    const gateway = await startGateway();
    await get(gateway, NAME);
    now += 2 * MINUTE;
    expect(await fetchFreshness(gateway, TAGLINE)).toEqual({ age: 120, source: 'cache', reason: 'fresh' });
    now += MINUTE;
    expect(await fetchFreshness(gateway, TAGLINE)).toEqual({ age: 180, source: 'cache', reason: 'fresh' });
    const mixed = '{ product(id: "2") { name } newsArticle(id: "144") { title } }';
    expect(await fetchFreshness(gateway, mixed)).toEqual({ age: 180, source: 'cache', reason: 'fresh' });
  });

  it('is missing without data of the content service', async () => {
    const gateway = await startGateway();
    expect(await fetchFreshness(gateway, '{ unknownField }')).toBeUndefined();
    await stack.proxy.refuseConnections();
    const response = await (await get(gateway, NAME)).json();
    expect(response).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
    expect(Object(response).extensions?.freshness).toBeUndefined();
  });

  it('says that stale data is revalidated, until it was', async () => {
    const gateway = await startGateway();
    await get(gateway, NAME);
    now += 6 * MINUTE;
    expect(await fetchFreshness(gateway, NAME)).toEqual({ age: 360, source: 'stale-cache', reason: 'revalidating' });
    await expect.poll(() => fetchFreshness(gateway, NAME)).toMatchObject({ age: 0, reason: 'fresh' });
  });

  it('says that the content service is unavailable, for cached and for new responses', async () => {
    const gateway = await startGateway();
    await get(gateway, NAME);
    stack.proxy.inject({ status: 503, headers: { 'retry-after': '1' } });
    now += 6 * MINUTE;
    const unavailable = { age: 360, source: 'stale-cache', reason: 'upstream-unavailable' };
    await expect.poll(() => fetchFreshness(gateway, NAME)).toEqual(unavailable);
    expect(await fetchFreshness(gateway, TAGLINE)).toEqual(unavailable);
    const failing = '{ product(id: "2") { category: tagline } newsArticle(id: "144") { title } }';
    expect(await fetchFreshness(gateway, failing)).toEqual(unavailable);
    now += MINUTE;
    expect(await fetchFreshness(gateway, TAGLINE)).toEqual({ ...unavailable, age: 420 });
    expect((await get(gateway, TAGLINE, {})).headers.get('age')).toBe('420');
  });

  it('is in no cached response, and has no ETag', async () => {
    const gateway = await startGateway();
    const plain = await get(gateway, NAME, {});
    const etag = plain.headers.get('etag') ?? '';
    const withFreshness = await get(gateway, NAME, { ...FRESHNESS, 'if-none-match': etag });
    expect(withFreshness.status).toBe(200);
    expect([withFreshness.headers.get('etag'), withFreshness.headers.get('cache-control')]).toEqual([null, 'no-store']);
    const { data, extensions } = Object(await withFreshness.json());
    expect(Object.keys(extensions)).toEqual(['freshness']);
    const again = await get(gateway, NAME, {});
    expect([again.headers.get('etag'), await again.json()]).toEqual([etag, { data }]);
    for (const { headers } of [plain, withFreshness]) expect(headers.get('vary')).toContain('x-freshness');
    expect((await get(gateway, NAME, { 'if-none-match': etag })).status).toBe(304);
  });

  it('stands beside other extensions, and in responses with errors', async () => {
    const gateway = await startGateway();
    await get(gateway, NAME);
    now += 6 * MINUTE;
    const stale = Object(await (await get(gateway, NAME, { ...FRESHNESS, 'x-stale': '1' })).json());
    expect(stale.extensions).toMatchObject({ stale: true, freshness: { source: 'stale-cache' } });
    const partial = '{ newsArticle(id: "144") { title } products(page: -1) { totalCount } }';
    const errors = Object(await (await get(gateway, partial)).json());
    expect(errors).toMatchObject({ errors: [{}], extensions: { freshness: { age: 0, reason: 'fresh' } } });
  });
});

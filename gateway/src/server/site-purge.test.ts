import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const TOKEN = 'only-for-this-test-only-for-this-test';
const NAME = '{ product(id: "2") { name } }';

let closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function startSite(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(siteUrls: readonly string[]): Promise<TestGateway> {
  const gateway = await startGateway({ purgeToken: TOKEN, siteUrls });
  closing.push(gateway.close);
  return gateway;
}

const purge = ({ origin }: TestGateway, tags: string[]) =>
  fetch(`${origin}/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ tags }),
  });

describe('a purge', () => {
  it('S21 is sent to every site with the token, after the gateway purged its own responses', async () => {
    const received: unknown[] = [];
    const names: unknown[] = [];
    const onPurge = async (request: IncomingMessage) => {
      received.push([request.method, request.url, request.headers.authorization, await json(request)]);
      names.push((await gateway.ask(NAME)).data.product.name);
    };
    const listener: RequestListener = (request, response) => void onPurge(request).then(() => response.end('{}'));
    const gateway = await start([await startSite(listener), await startSite(listener)]);
    await gateway.ask(NAME);
    await overwriteRecord(gateway.db, 'product', '2', { name: 'Changed' });
    const response = await purge(gateway, ['product:2']);
    expect([response.status, await response.json()]).toMatchObject([200, { everywhere: true }]);
    expect(received).toEqual(Array(2).fill(['POST', '/purge', `Bearer ${TOKEN}`, { tags: ['product:2'] }]));
    expect(names).toEqual(['Changed', 'Changed']);
  });

  it.each([
    ['rejects it', () => startSite((_request, response) => response.writeHead(401).end())],
    ['is down', async () => 'http://127.0.0.1:9'],
  ])('S21 returns 503 if a site %s, and still purges the others', async (_name, startOther) => {
    const purged: string[] = [];
    const accepting = await startSite((_request, response) => {
      purged.push('accepting');
      response.end('{}');
    });
    const gateway = await start([await startOther(), accepting]);
    const response = await purge(gateway, ['product:2']);
    expect([response.status, await response.json()]).toMatchObject([503, { everywhere: false }]);
    expect(purged).toEqual(['accepting']);
    expect(gateway.reports).toHaveLength(1);
  });

  it.each(['products', 'product:', 'product:1,2', 'case-studies', 'x'])(
    'S21 rejects the unknown tag %s',
    async (tag) => {
      const gateway = await start([]);
      expect((await purge(gateway, [tag])).status).toBe(400);
    },
  );
});

describe('a response', () => {
  const getCacheTag = async (gateway: TestGateway, query: string, method: 'GET' | 'POST' = 'POST') =>
    (
      await (method === 'GET'
        ? fetch(`${gateway.url}?${new URLSearchParams({ query })}`)
        : fetch(gateway.url, {
            method,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          }))
    ).headers.get('cache-tag');

  it('S21 has the tags of its records, for every method and from the cache', async () => {
    const gateway = await start([]);
    for (const method of ['POST', 'POST', 'GET', 'POST'] as const) {
      expect(await getCacheTag(gateway, NAME, method)).toBe('product,product:2');
    }
  });

  it('S21 has the tags of missing records, and a wildcard tag for many records', async () => {
    const gateway = await start([]);
    expect(await getCacheTag(gateway, '{ material(id: "99999") { name } }')).toBe('material,material:99999');
    expect(await getCacheTag(gateway, '{ materials(pageSize: 100) { items { name } } }')).toBe('material,material:*');
  });

  it('S21 has tags if it is not cached, and none if it has no records', async () => {
    const gateway = await start([]);
    const errors = '{ a: product(id: "2") { name } b: products(page: -1) { totalCount } }';
    expect(await getCacheTag(gateway, errors)).toBe('product,product:2');
    expect(await getCacheTag(gateway, '{ serverTime }')).toBeNull();
  });
});

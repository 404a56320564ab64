import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { cacheTags } from '@heliograph/schema/cache-tags.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ServerOptions } from '../server/create-server.ts';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { reseed } from '../testing/reseed.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const FEED = /hgCommon\/changes/;
const CHANGES = '{ changes { cursor } }';
const RENAMED = { changed: [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }] };
const purgeBody = z.object({ tags: z.array(z.string()) });

let stack: FaultStack;
let site: Awaited<ReturnType<typeof startSite>>;
const folder = mkdtempSync(join(tmpdir(), 'heliograph-watch-'));
const changeCursorFile = join(folder, 'cursor');

beforeAll(async () => {
  stack = await startFaultStack();
  site = await startSite();
});

afterEach(async () => {
  await stack.reset();
  await reseed(stack.db, {});
  site.reset();
  rmSync(changeCursorFile, { force: true });
});

afterAll(async () => {
  await stack.close();
  site.close();
  rmSync(folder, { recursive: true });
});

/** A site that records the tags of each purge. */
async function startSite() {
  let purges: string[][] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      purges.push(purgeBody.parse(body).tags);
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purges: () => purges,
    respondWith: (next: number) => {
      status = next;
    },
    reset: () => {
      purges = [];
      status = 200;
    },
    close: () => server.close(),
  };
}

/** Starts a gateway that has purged everything, as it does without a cursor. */
async function startGateway(options: Partial<ServerOptions> = {}): Promise<FaultGateway> {
  const before = site.purges().length;
  const gateway = await stack.startGateway({ changePollMs: 50, siteUrls: [site.url], purgeToken: 'x', ...options });
  await vi.waitUntil(() => site.purges().length > before, LONG_TIMEOUT);
  return gateway;
}

const waitForPurges = (count: number) =>
  vi.waitUntil(() => site.purges().length >= count && site.purges(), LONG_TIMEOUT);
const countPolls = () => stack.proxy.requests().filter(({ path }) => FEED.test(path)).length;

/** Until the content service has answered another check. */
async function waitForPolls(count = 2): Promise<void> {
  const before = countPolls();
  await vi.waitUntil(() => countPolls() >= before + count, LONG_TIMEOUT);
}

const fetchName = async ({ execute }: FaultGateway) =>
  (await execute('{ product(id: "2") { name } }')).data.product?.name;

const fetchIds = async ({ execute }: FaultGateway) =>
  (await execute('{ products(pageSize: 100) { items { id } } }')).data.products.items.map(
    ({ id }: { id: string }) => id,
  );

describe('the change watch', LONG_TIMEOUT, () => {
  it('S21 makes a changed record visible without a purge, and purges the site', async () => {
    const gateway = await startGateway();
    expect(await fetchName(gateway)).not.toBe('Renamed');
    await reseed(stack.db, RENAMED);
    await expect.poll(() => fetchName(gateway), LONG_TIMEOUT).toBe('Renamed');
    expect(await waitForPurges(2)).toEqual([cacheTags, ['product:list', 'product:2', 'search']]);
  });

  it('keeps responses that a change does not affect', async () => {
    const gateway = await startGateway();
    await gateway.execute('{ product(id: "1") { name } }');
    await reseed(stack.db, RENAMED);
    await waitForPurges(2);
    stack.proxy.clearLog();
    await gateway.execute('{ product(id: "1") { name } }');
    expect(stack.proxy.requests().filter(({ path }) => !FEED.test(path))).toEqual([]);
  });

  it('S21 lets a deleted record disappear from its page and from lists, and return', async () => {
    const gateway = await startGateway();
    expect(await fetchIds(gateway)).toContain('2');
    expect(await fetchName(gateway)).toBeDefined();
    await reseed(stack.db, { deleted: [{ kind: 'product', id: '2' }] });
    await expect.poll(() => fetchName(gateway), LONG_TIMEOUT).toBeUndefined();
    expect(await fetchIds(gateway)).not.toContain('2');
    await reseed(stack.db, {});
    await expect.poll(() => fetchIds(gateway), LONG_TIMEOUT).toContain('2');
    expect(await fetchName(gateway)).toBeDefined();
  });

  it('S21 requests search results again after a change', async () => {
    const gateway = await startGateway();
    const search = () => gateway.execute('{ search(text: "resin") { totalCount } }');
    await search();
    stack.proxy.clearLog();
    await reseed(stack.db, RENAMED);
    await waitForPurges(2);
    await search();
    expect(stack.proxy.requests(/hgCommon\/search/)).toHaveLength(1);
  });

  it('S21 misses nothing while the content service fails, reports it once, and opens no circuit breaker', async () => {
    const gateway = await startGateway();
    await fetchName(gateway);
    stack.proxy.inject({ path: FEED, status: 503 });
    await waitForPolls(6);
    await reseed(stack.db, RENAMED);
    expect(gateway.reports).toHaveLength(1);
    stack.proxy.clear();
    expect((await gateway.execute(CHANGES)).errors).toBeUndefined();
    expect(await waitForPurges(2)).toEqual([cacheTags, ['product:list', 'product:2', 'search']]);
    expect(await fetchName(gateway)).toBe('Renamed');
  });

  it('S21 continues after a restart where it was', async () => {
    await (await startGateway({ changeCursorFile })).close();
    await reseed(stack.db, RENAMED);
    await startGateway({ changeCursorFile });
    expect(site.purges()).toEqual([cacheTags, ['product:list', 'product:2', 'search']]);
    await waitForPolls();
    expect(site.purges()).toHaveLength(2);
  });

  it.each([
    ['was lost', () => rmSync(changeCursorFile)],
    ['is damaged', () => writeFileSync(changeCursorFile, '\0'.repeat(10_000))],
    ['belongs to another content service', () => stack.db.updateTable('revision_feed').set({ feed: 'x' }).execute()],
  ])('purges everything after a restart if its position %s', async (_reason, damage) => {
    await (await startGateway({ changeCursorFile })).close();
    await damage();
    await startGateway({ changeCursorFile });
    expect(site.purges()).toEqual([cacheTags, cacheTags]);
  });

  it('repeats a purge until every site confirmed it, and purges later changes meanwhile', async () => {
    site.respondWith(500);
    const gateway = await startGateway({ changeCursorFile });
    await fetchName(gateway);
    await reseed(stack.db, RENAMED);
    await expect.poll(() => fetchName(gateway), LONG_TIMEOUT).toBe('Renamed');
    expect(() => readFileSync(changeCursorFile)).toThrow('ENOENT');
    const before = site.purges().length;
    site.respondWith(200);
    await waitForPurges(before + 1);
    expect(site.purges().at(-1)).toEqual(cacheTags);
    await vi.waitUntil(() => readFileSync(changeCursorFile, { flag: 'a+' }).length > 0, LONG_TIMEOUT);
  });

  it('purges everything after a change of a kind that the gateway does not know', async () => {
    await startGateway();
    const row = { kind: 'future', id: '1', module: null, revision: 99, digest: '', is_deleted: 0 } as const;
    await stack.db
      .insertInto('record_revisions')
      .values({ ...row, updated_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    expect(await waitForPurges(2)).toEqual([cacheTags, cacheTags]);
    await stack.db.deleteFrom('record_revisions').where('kind', '=', 'future').execute();
  });

  it('leaves nothing to purge for apps that request the changes', async () => {
    const gateway = await startGateway();
    await waitForPolls();
    await fetchName(gateway);
    stack.proxy.clearLog();
    await gateway.execute(CHANGES);
    await fetchName(gateway);
    expect(stack.proxy.requests(/product/)).toEqual([]);
  });

  it('is off by default', async () => {
    const gateway = await stack.startGateway();
    await fetchName(gateway);
    expect(countPolls()).toBe(0);
  });
});

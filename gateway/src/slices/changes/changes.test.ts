import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FaultGateway, type FaultStack, startFaultStack } from '../../testing/fault-stack.ts';
import { reseed } from '../../testing/reseed.ts';
import { LONG_TIMEOUT } from '../../testing/timeouts.ts';

const CHANGES = `query Changes($after: String, $types: [RecordType!]) {
  changes(after: $after, types: $types) { cursor items { type id globalId isDeleted updatedAt } }
}`;
const NAMES = '{ product(id: "2") { name } products(pageSize: 100) { items { id name } } }';

/** Calls of the derived changes, in three languages. */
const LISTS = [
  '/hgAgent/consumer/list',
  '/hgAgent/integration/list',
  '/hgAgent/list',
  '/knowledge/front/findAll',
  '/mall/content/list',
  '/mall/content/list',
  '/materialsManage/find',
  '/materialsManage/resinFamilies',
  '/product/findAll',
  '/sample/category/list',
  '/sample/product/page',
  '/websiteNews/findAll',
];

const MINUTE = 60_000;

let stack: FaultStack;
let now = 0;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(async () => {
  await stack.reset();
  await reseed(stack.db, {});
});

afterAll(() => stack.close());

const startGateway = () => stack.startGateway({ now: () => now });

async function fetchOnce({ execute }: FaultGateway, after?: string, types?: string[]) {
  // Beyond the lifetime of every cached list.
  now += 15 * MINUTE;
  const requestsBefore = stack.proxy.requests().length;
  const { data, errors } = await execute(CHANGES, { after, types });
  const paths = stack.proxy
    .requests()
    .slice(requestsBefore)
    .map(({ path }) => path);
  return { ...data?.changes, errors, paths: paths.toSorted() };
}

/** Retries while the content service is too slow, as on a busy machine. */
const fetchChanges = (...args: Parameters<typeof fetchOnce>) =>
  vi.waitFor(async () => {
    const changes = await fetchOnce(...args);
    expect(changes.errors?.[0].extensions.code).not.toBe('UPSTREAM_UNAVAILABLE');
    return changes;
  }, LONG_TIMEOUT);

const keysOf = ({ items }: { items: { type: string; id: string; isDeleted: boolean }[] }) =>
  items.map(({ type, id, isDeleted }) => `${type} ${id}${isDeleted ? ' deleted' : ''}`).toSorted();

const edits = {
  changed: [
    { kind: 'product', id: '2', fields: { name: 'Renamed' } },
    { kind: 'knowledge', id: '501', fields: { title: 'Renamed' } },
  ],
  deleted: [{ kind: 'sample', id: '11' }],
};

const CHANGED = ['CASE_STUDY 501', 'PRODUCT 2', 'RESOURCE 501', 'SAMPLE 11 deleted'];

describe.each([
  ['stated by the content service', { isStated: true, calls: ['/hgCommon/changes'] }],
  ['derived from lists', { isStated: false, calls: ['/hgCommon/changes', ...LISTS, ...LISTS, ...LISTS].toSorted() }],
])('changes %s', (_how, { isStated, calls }) => {
  beforeEach(() => {
    if (!isStated) stack.proxy.inject({ path: /hgCommon\/changes/, status: 404, body: '<html>Not Found</html>' });
  });

  it('have a cursor and no items without `after`', async () => {
    const { cursor, items, paths } = await fetchChanges(await startGateway());
    expect([typeof cursor, items]).toEqual(['string', []]);
    expect(paths).toEqual(calls);
  });

  it('are one response below 1 kB if there are none', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CHANGES, variables: { after: cursor } }),
    });
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ data: { changes: { cursor, items: [] } } });
    const headers = [...response.headers].map((header) => header.join(': ')).join('\r\n');
    expect(text.length + headers.length).toBeLessThan(1_000);
  });

  it('list changed and deleted records once, of the requested types', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    await reseed(stack.db, edits);
    const changes = await fetchChanges(gateway, cursor);
    expect(keysOf(changes)).toEqual(CHANGED);
    const [product] = changes.items.filter(({ type }: { type: string }) => type === 'PRODUCT');
    expect(product).toMatchObject({ globalId: 'Product:2', updatedAt: isStated ? expect.any(String) : null });
    expect(keysOf(await fetchChanges(gateway, cursor, ['PRODUCT', 'NEWS_ARTICLE']))).toEqual(['PRODUCT 2']);
    expect(keysOf(await fetchChanges(gateway, changes.cursor))).toEqual([]);
    await reseed(stack.db, {});
    expect(keysOf(await fetchChanges(gateway, changes.cursor))).toEqual(
      CHANGED.map((key) => key.replace(' deleted', '')),
    );
  });

  it('are found if only one language changed', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    await reseed(stack.db, { changed: [{ kind: 'news', id: '144', language: 'de', fields: { title: 'Neu' } }] });
    expect(keysOf(await fetchChanges(gateway, cursor))).toEqual(['NEWS_ARTICLE 144']);
  });

  it('are reported only after older records have left the caches', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    const before = await gateway.execute(NAMES);
    expect(before.data.product.name).not.toBe('Renamed');
    await reseed(stack.db, edits);
    expect((await gateway.execute(NAMES)).data).toEqual(before.data);
    expect(keysOf(await fetchChanges(gateway, cursor))).toEqual(CHANGED);
    const { data } = await gateway.execute(NAMES);
    expect(data.product.name).toBe('Renamed');
    expect(data.products.items.find(({ id }: { id: string }) => id === '2').name).toBe('Renamed');
  });

  it('are empty after a restart if nothing changed', async () => {
    const { cursor } = await fetchChanges(await startGateway());
    const { cursor: next, items, errors } = await fetchChanges(await startGateway(), cursor);
    expect({ next, items, errors }).toEqual({ next: cursor, items: [], errors: undefined });
  });

  it('that happened during a restart are reported, or the cursor has expired', async () => {
    const { cursor } = await fetchChanges(await startGateway());
    await reseed(stack.db, edits);
    const { items, errors } = await fetchChanges(await startGateway(), cursor);
    if (isStated) expect(keysOf({ items })).toEqual(CHANGED);
    else expect(errors).toMatchObject([{ path: ['changes'], extensions: { code: 'CURSOR_EXPIRED' } }]);
  });

  it.each(['', 'x', 'feed:another:1', 'snapshot:unknown', 'feed:1', 'snapshot:a:b'])(
    'have expired for the cursor of %j',
    async (text) => {
      const { errors } = await fetchChanges(await startGateway(), Buffer.from(text).toString('base64url'));
      expect(errors).toMatchObject([{ extensions: { code: 'CURSOR_EXPIRED' } }]);
    },
  );

  it('are unavailable, not empty, while the content service is down', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    stack.proxy.inject({ status: 503 });
    const { items, errors } = await fetchOnce(gateway, cursor);
    expect(items).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('changes', () => {
  it('have expired if the content service has returned to an earlier revision or another database', async () => {
    const gateway = await startGateway();
    await reseed(stack.db, edits);
    const { cursor } = await fetchChanges(gateway);
    await stack.db.updateTable('record_revisions').set({ revision: 1 }).execute();
    expect(await fetchChanges(gateway, cursor)).toMatchObject({ errors: [{ extensions: { code: 'CURSOR_EXPIRED' } }] });
    const { cursor: first } = await fetchChanges(gateway);
    await stack.db.updateTable('revision_feed').set({ feed: 'another' }).execute();
    expect(await fetchChanges(gateway, first)).toMatchObject({ errors: [{ extensions: { code: 'CURSOR_EXPIRED' } }] });
  });

  it('have expired if they are more than 1,000', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    const record = (id: number) => ({
      kind: 'news',
      id,
      module: null,
      updatedAt: '2026-01-01T00:00:00.000Z',
      deleted: false,
    });
    const inject = (count: number) =>
      stack.proxy.inject({
        path: /hgCommon\/changes/,
        rewrite: (json) => {
          const { data, ...rest } = Object(json);
          return { ...rest, data: { ...data, records: Array.from({ length: count }, (_, id) => record(id)) } };
        },
      });
    inject(1_000);
    expect((await fetchChanges(gateway, cursor)).items).toHaveLength(1_000);
    inject(1_001);
    expect(await fetchChanges(gateway, cursor)).toMatchObject({ errors: [{ extensions: { code: 'CURSOR_EXPIRED' } }] });
  });

  it('are malformed, not fewer, if a record of the feed is invalid', async () => {
    const gateway = await startGateway();
    const { cursor } = await fetchChanges(gateway);
    await reseed(stack.db, edits);
    stack.proxy.inject({
      path: /hgCommon\/changes/,
      rewrite: (json) => {
        const { data, ...rest } = Object(json);
        return {
          ...rest,
          data: { ...data, records: [{ ...data.records[0], deleted: 'no' }, ...data.records.slice(1)] },
        };
      },
    });
    const { errors } = await fetchChanges(gateway, cursor);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED' } }]);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultStack, startFaultStack } from '../../testing/fault-stack.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const HITS = `query ($text: String!, $page: Int, $locale: Locale = EN) @inContext(locale: $locale) {
  search(text: $text, page: $page, pageSize: 50) {
    items { title url kind summary picture { url } record { __typename } }
  }
}`;

type Hit = {
  title: string;
  url: string;
  kind: string;
  summary: string | null;
  picture: { url: string } | null;
  record: { __typename: string } | null;
};

const TYPES: Record<string, string> = {
  PRINTER: 'Product',
  STATION: 'Product',
  ACCESSORY: 'Product',
  MATERIAL: 'Material',
  CASE_STUDY: 'CaseStudy',
  NEWS: 'NewsArticle',
  EVENT: 'Event',
  LIVE_STREAM: 'LiveStream',
  RESOURCE: 'Resource',
};

/** Finds pages and records of every type. */
const EVERY_TYPE = 'cast';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

async function findAll(text: string, locale = 'EN', page = 1): Promise<Hit[]> {
  const { data, errors } = await gateway.ask(HITS, { text, page, locale });
  expect(errors).toBeUndefined();
  const { items } = data.search;
  return items.length < 50 ? items : [...items, ...(await findAll(text, locale, page + 1))];
}

describe('search hits', () => {
  beforeAll(start);

  it('have the kind of their page, with its record', async () => {
    const hits = await findAll('e');
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set([...Object.keys(TYPES), 'SUPPORT', 'PAGE']));
    for (const { url, kind, record } of hits) expect(record?.__typename, url).toBe(TYPES[kind]);
  });

  it.each(['EN', 'CN', 'DE'])('have a short summary, also without a record, in %s', async (locale) => {
    const hits = await findAll({ EN: 'e', CN: '的', DE: 'e' }[locale] ?? '', locale);
    expect(hits.length).toBeGreaterThan(50);
    for (const { url, summary } of hits) {
      expect(summary?.length, url).toBeGreaterThan(10);
      expect(summary?.length, url).toBeLessThanOrEqual(160);
    }
  });

  it('have the main picture of their record', async () => {
    const hits = await findAll('A2D 4K');
    const { data } = await gateway.ask('{ product(id: "2") { path pictures { url } } }');
    expect(hits.find(({ url }) => url === data.product.path)?.picture).toEqual(data.product.pictures[0]);
    for (const { url, record, picture } of hits) if (!record) expect(picture, url).toBeNull();
  });

  it('lead to the records that their paths lead to', async () => {
    const hits = (await findAll('e')).filter(({ record }) => record);
    const byKind = [...Map.groupBy(hits, ({ kind }) => kind).values()].flatMap(([hit]) => hit ?? []);
    expect(byKind).toHaveLength(Object.keys(TYPES).length);
    for (const { url, record } of byKind) {
      const { data } = await gateway.ask('query ($path: String!) { recordByPath(path: $path) { __typename } }', {
        path: url,
      });
      expect(data.recordByPath, url).toEqual(record);
    }
  });
});

describe('REST calls for search hits', () => {
  beforeEach(start);

  const callsOf = () => gateway.restCalls.map(({ path }) => path);

  it('load the records of a page with at most one call per type', async () => {
    const { data } = await gateway.ask(HITS, { text: EVERY_TYPE });
    expect(data.search.items.length).toBeGreaterThan(30);
    expect([...new Set(callsOf())].toSorted()).toEqual([
      '/TDK/pageQuery',
      '/hgCommon/search',
      '/knowledge/front/findAll',
      '/liveStream/findAll',
      '/materialsManage/find',
      '/product/findAll',
      '/websiteNews/findAll',
    ]);
  });

  it('load one record by its id', async () => {
    await gateway.ask('{ recordByPath(path: "/news/144") { __typename } }');
    expect(callsOf()).toEqual(['/websiteNews/findById/144']);
  });

  it('are not made without their fields', async () => {
    await gateway.ask('{ search(text: "resin") { items { title url } } }');
    expect(callsOf()).toEqual(['/hgCommon/search']);
  });

  it('load products only, for the kinds of suggestions', async () => {
    await gateway.ask('{ search(text: "reflex", pageSize: 50) { items { title url kind } } }');
    expect(callsOf()).toEqual(['/hgCommon/search', '/product/findAll']);
  });
});

describe('search hits whose records cannot be loaded', () => {
  let stack: FaultStack;

  beforeAll(async () => {
    stack = await startFaultStack();
    return () => stack.close();
  });

  it('have neither record nor error, and the response is not fresh', async () => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ when: ({ path }) => !path.startsWith('/hgCommon'), status: 429 });
    const { data, errors } = await execute(HITS, { text: EVERY_TYPE });
    expect(errors).toBeUndefined();
    expect(data.search.items.length).toBeGreaterThan(30);
    for (const hit of data.search.items) expect(hit).toMatchObject({ summary: null, picture: null, record: null });
    await stack.proxy.reset();
    const later = await execute(HITS, { text: EVERY_TYPE });
    expect(later.data.search.items.every(({ summary }: Hit) => summary)).toBe(true);
  });
});

describe('recordByPath', () => {
  beforeAll(start);

  const find = async (path: string) => {
    const query = `query ($path: String!) {
      recordByPath(path: $path) { __typename ... on Translated { availableLocales } ... on Material { id name } }
    }`;
    return gateway.ask(query, { path });
  };

  it('finds a record by the path of its page, whatever the name before the id', async () => {
    for (const name of ['cast-uv-3-0', 'formerly']) {
      const { data } = await find(`/material/materialDetail/${name}-102`);
      expect(data.recordByPath).toMatchObject({ __typename: 'Material', id: '102', name: 'Cast UV 3.0' });
    }
  });

  it('finds a product by the path of the generic product page', async () => {
    expect((await find('/hardware/detail/1')).data.recordByPath).toMatchObject({ __typename: 'Product' });
  });

  it.each([
    '/',
    '/material/0-all',
    '/hardware/nothing',
    '/hardware/A2D/3d-printer-support',
    '/material/materialDetail/102',
    '/material/materialDetail/x-0102',
    '/material/materialDetail/x-99999999999',
    '/news/1e2',
    '/news/144/',
    '/aboutUs/events/detail/x-501',
    '/cn/news/144',
    '/news/144?lang=de',
    '/hardware/../news/144',
    '/__proto__',
    `/hardware/${'-1'.repeat(250)}`,
  ])('is null for %s', async (path) => {
    expect(await find(path)).toEqual({ data: { recordByPath: null } });
  });

  it.each(['', 'news/144', 'https://example.com/news/144', `/${'x'.repeat(512)}`])(
    'rejects %s without an upstream call',
    async (path) => {
      gateway.restCalls.length = 0;
      const { data, errors } = await find(path);
      expect(data).toEqual({ recordByPath: null });
      expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'path' }]);
      expect(gateway.restCalls).toEqual([]);
    },
  );
});

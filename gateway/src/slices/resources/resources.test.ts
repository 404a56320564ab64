import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { pageNumbers } from '../../testing/page-numbers.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

const LIST = `query ($locale: Locale!, $filter: ResourceFilter, $sort: DateSort, $page: Int, $pageSize: Int = 100)
@inContext(locale: $locale) {
  resources(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
    items { id module line title path publishedOn servedLocale }
    totalCount
  }
}`;

type Item = { id: string; module: string; line: string; title: string; path: string; publishedOn: string };

async function list(variables: object, locale = 'EN'): Promise<Item[]> {
  const { data, errors } = await gateway.ask(LIST, { locale, ...variables });
  expect(errors).toBeUndefined();
  return data.resources.items;
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

const TOTAL = content.knowledge.length;

const MODULES = ['CASE_STUDIES', 'WEBINARS', 'EVENTS', 'BROCHURES', 'NEWS', 'WHITE_PAPERS', 'BLOGS', 'ARTICLES'];

describe('REST calls for resources', () => {
  beforeEach(start);

  it('R279 R303 requests a page in the content language, once for equal filters', async () => {
    const filter = { modules: ['WHITE_PAPERS', 'BLOGS'], line: 'REFLEX', name: ' 铸造 ' };
    const [resource] = await list({ filter, sort: 'OLDEST_FIRST', pageSize: 5 }, 'CN');
    expect(resource).toMatchObject({ id: '320', module: 'BLOGS', servedLocale: 'CN' });
    await list(
      { filter: { ...filter, modules: ['BLOGS', 'WHITE_PAPERS', 'BLOGS'] }, sort: 'OLDEST_FIRST', pageSize: 5 },
      'CN',
    );
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/knowledge/front/findAll',
        lang: 'zh',
        body: {
          pageNum: 1,
          pageSize: 5,
          modules: ['blogs', 'whitePapers'],
          line: 'reflex',
          name: '铸造',
          sort: 'asc',
          language: 'zh',
        },
      },
    ]);
  });

  it('R302 requests one resource by id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      resource(id: "317") { id slug path module line publishedOn servedLocale availableLocales }
    }`);
    expect(data.resource).toEqual({
      id: '317',
      slug: 'scanning-a-model-without-separating-the-dies-317',
      path: '/aboutUs/resources/detail/scanning-a-model-without-separating-the-dies-317',
      module: 'BLOGS',
      line: 'DENTAL',
      publishedOn: '2023-06-20',
      servedLocale: 'CN',
      availableLocales: ['EN', 'CN', 'DE'],
    });
    expect(gateway.restCalls).toEqual([
      { method: 'GET', path: '/knowledge/findById/317', lang: 'zh', body: undefined },
    ]);
  });

  it('joins all fields of a list with one call per type', async () => {
    const { data } = await gateway.ask(
      '{ resources(pageSize: 100) { items { id liveStream { id } products { id } materials { id } } } }',
    );
    expect(data.resources.items).toHaveLength(TOTAL);
    expect(requestedPaths()).toEqual([
      '/knowledge/front/findAll',
      '/liveStream/findAll',
      '/materialsManage/find',
      '/product/findAll',
    ]);
  });

  it('R187 joins the live stream of a webinar', async () => {
    const { data } = await gateway.ask(
      '{ webinar: resource(id: "302") { liveStream { id slug } } other: resource(id: "305") { liveStream { id } } }',
    );
    expect(data).toEqual({
      webinar: { liveStream: { id: '5', slug: 'chairside-temporaries-5' } },
      other: { liveStream: null },
    });
    expect(requestedPaths()).toEqual(['/knowledge/findById/302', '/knowledge/findById/305', '/liveStream/findById/5']);
  });

  it('returns null for an unknown id and makes no call for a malformed id', async () => {
    expect(await gateway.ask('{ resource(id: "99999") { id } }')).toEqual({ data: { resource: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ resource(id: "x-317") { id } }')).toEqual({ data: { resource: null } });
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
    [`filter: { modules: [${'BLOGS '.repeat(9)}] }`, 'filter.modules'],
    ['filter: { name: "  " }', 'filter.name'],
    [`filter: { name: "${'x'.repeat(101)}" }`, 'filter.name'],
  ])('rejects %s without an upstream call', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ resources(${args}) { totalCount } }`);
    expect(data).toEqual({ resources: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('resources', () => {
  beforeAll(start);

  it.each(MODULES)('R187 filters by the module %s', async (module) => {
    const items = await list({ filter: { modules: [module] } });
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.module).toBe(module);
  });

  it('R187 filters by several modules and returns all resources without a filter', async () => {
    const count = async (modules: string[]) => (await list({ filter: { modules } })).length;
    expect(await count(['BLOGS', 'NEWS'])).toBe((await count(['BLOGS'])) + (await count(['NEWS'])));
    expect(await count(MODULES)).toBe((await list({})).length);
    expect(await count([])).toBe((await list({})).length);
  });

  it('filters by product line', async () => {
    const items = await list({ filter: { line: 'REFLEX' } });
    expect(items.length).toBeGreaterThan(0);
    for (const { line } of items) expect(line).toBe('REFLEX');
  });

  it.each([
    ['NEWEST_FIRST', -1],
    ['OLDEST_FIRST', 1],
  ])('R188 sorts by publication date: %s', async (sort, direction) => {
    const days = (await list({ sort })).map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(TOTAL);
    expect(days).toEqual(days.toSorted((a, b) => direction * a.localeCompare(b)));
  });

  it.each([
    ['EN', 'PIXEL shift', ['323']],
    ['DE', 'pixelversatz', ['323']],
    ['CN', '像素', ['323']],
    ['CN', '铸', ['320']],
    ['DE', 'International dental show', ['409', '401']],
  ])('R189 searches in titles: %s %j', async (locale, name, ids) => {
    const resources = await list({ filter: { name } }, locale);
    const all = await list({}, locale);
    const titled = all.filter(({ title }) => title.toLowerCase().includes(name.toLowerCase()));
    expect(idsOf(resources)).toEqual(idsOf(titled));
    expect(idsOf(resources)).toEqual(expect.arrayContaining(ids));
  });

  it.each(['no such title', '%', '_', "'"])('R189 finds no title that contains %j', async (name) => {
    expect(await list({ filter: { name } })).toEqual([]);
  });

  it('R203 paginates the list without gaps or duplicates', async () => {
    const all = idsOf(await list({}));
    expect(all).toHaveLength(TOTAL);
    const pages = await Promise.all(pageNumbers(TOTAL, 20).map((page) => list({ page, pageSize: 20 })));
    expect([pages[0]?.length, pages.at(-1)?.length]).toEqual([20, 0]);
    expect(idsOf(pages.flat())).toEqual(all);
  });

  it('links events and case studies to their own pages', async () => {
    const { data } = await gateway.ask('{ event: resource(id: "404") { path } case: resource(id: "502") { path } }');
    expect(data).toEqual({
      event: { path: '/aboutUs/events/detail/congress-digital-prosthodontics-bologna-404' },
      case: { path: '/application/moreApplication/cases/502' },
    });
  });
});

describe('invalid resource records', () => {
  beforeEach(start);

  it('omits an invalid resource and returns all others', async () => {
    const before = await list({ sort: 'OLDEST_FIRST' });
    expect(before).toHaveLength(TOTAL);
    await overwriteRecord(gateway.db, 'knowledge', '323', { urlName: '../../admin' });
    await overwriteRecord(gateway.db, 'knowledge', '324', { module: 'podcasts' });
    const after = await list({ sort: 'NEWEST_FIRST' });
    expect(idsOf(after).toSorted()).toEqual(
      idsOf(before)
        .filter((id) => id !== '323' && id !== '324')
        .toSorted(),
    );
  });

  it('omits missing products, materials and live streams', async () => {
    await overwriteRecord(gateway.db, 'knowledge', '301', { products: [2, 99999], materials: ['x'], liveStream: 98 });
    const { data, errors } = await gateway.ask(
      '{ resource(id: "301") { products { id } materials { id } liveStream { id } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.resource).toEqual({ products: [{ id: '2' }], materials: [], liveStream: null });
  });
});

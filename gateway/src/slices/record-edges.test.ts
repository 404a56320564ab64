import { content } from '@heliograph/legacy/content.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let gateway: TestGateway;

// Without caches, every repeated upstream call is visible.
beforeAll(async () => {
  gateway = await startGateway({ upstreamCacheBytes: 0, responseCacheBytes: 0 });
});

beforeEach(() => {
  gateway.restCalls.length = 0;
});

afterAll(() => gateway.close());

type Item = { id: string };
type Page = { items: Item[]; totalCount: number };

const callsOf = (path: string) => gateway.restCalls.filter((call) => call.path === path).length;
const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

const EDGES = `
  caseStudies(pageSize: 50) { items { id } totalCount }
  samples(pageSize: 50) { items { id } totalCount }
  events(pageSize: 50) { items { id } totalCount }
  resources(pageSize: 50) { items { id } totalCount }
  liveStreams { id }`;

describe('edges between records', () => {
  it('load the records that refer to 24 products with one call per type, without caches', async () => {
    const { data, errors } = await gateway.ask(`{ products(pageSize: 24) { items {
      id ${EDGES} materials { id } accessories { id } fits { id }
      newsArticles { items { id } } supportArticles(pageSize: 1) { totalCount }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data.products.items).toHaveLength(24);
    expect(requestedPaths()).toEqual([
      '/knowledge/front/findAll',
      '/liveStream/findAll',
      '/mall/content/list',
      '/materialsManage/find',
      '/product/findAll',
      '/sample/product/page',
      '/websiteNews/findAll',
    ]);
  });

  it('look up the materials of 10 printers once, also in the trace', async () => {
    const { data, extensions } = await gateway.ask(
      '{ products(filter: { kind: PRINTER }, pageSize: 10) { items { materials { id } accessories { id } } } }',
      {},
      { 'x-legacy-calls': '1' },
    );
    expect(data.products.items).toHaveLength(10);
    expect(extensions?.legacy).toMatchObject([{ call: 'productFindAll' }, { call: 'materialFind' }]);
  });

  it('load the records that refer to 24 materials with one call per type, without caches', async () => {
    const { data, errors } = await gateway.ask(`{ materials(pageSize: 24) { items { id ${EDGES} printers { id } } } }`);
    expect(errors).toBeUndefined();
    expect(data.materials.items).toHaveLength(24);
    expect(requestedPaths()).toEqual([
      '/knowledge/front/findAll',
      '/liveStream/findAll',
      '/materialsManage/find',
      '/product/findAll',
      '/sample/product/page',
    ]);
  });

  it.each([
    ['caseStudies', 'products { id }', 'product', 'caseStudies(product: $id, pageSize: 50)'],
    ['events', 'products { id }', 'product', 'events(filter: { product: $id }, pageSize: 50)'],
    ['resources', 'products { id }', 'product', 'resources(filter: { product: $id }, pageSize: 50)'],
    ['newsArticles', 'products { id }', 'product', 'newsArticles(filter: { product: $id }, pageSize: 50)'],
    ['samples', 'products: printer { id }', 'product', 'samples(printer: $id, pageSize: 50)'],
    ['caseStudies', 'materials { id }', 'material', 'caseStudies(material: $id, pageSize: 50)'],
    ['events', 'materials { id }', 'material', 'events(filter: { material: $id }, pageSize: 50)'],
    ['resources', 'materials { id }', 'material', 'resources(filter: { material: $id }, pageSize: 50)'],
    ['samples', 'materials: material { id }', 'material', 'samples(material: $id, pageSize: 50)'],
  ])('%s: the edge, the filter and the other direction (%s) of a %s agree', async (edge, back, type, list) => {
    const id = type === 'product' ? '2' : '103';
    const { data, errors } = await gateway.ask(
      `query ($id: ID!) {
        one: ${type}(id: $id) { related: ${edge}(pageSize: 50) { items { id } totalCount } }
        list: ${list} { items { id } totalCount }
        all: ${edge}(pageSize: 100) { items { id ${back} } }
      }`,
      { id },
    );
    expect(errors).toBeUndefined();
    const related: Page = data.one.related;
    expect(related.totalCount).toBe(related.items.length);
    expect(related.items.length).toBeGreaterThan(0);
    expect(data.list).toEqual(related);
    const referring = data.all.items.filter((item: { products?: Item | Item[]; materials?: Item | Item[] }) =>
      [item.products ?? item.materials ?? []].flat().some((other) => other.id === id),
    );
    expect(idsOf(referring)).toEqual(idsOf(related.items));
  });

  it('paginate', async () => {
    const { data } = await gateway.ask(`{ product(id: "2") {
      all: resources(pageSize: 50) { items { id } totalCount }
      second: resources(page: 2, pageSize: 2) { items { id } totalCount pageInfo { page hasPreviousPage } }
    } }`);
    const { all, second } = data.product;
    expect(second).toEqual({
      items: all.items.slice(2, 4),
      totalCount: all.totalCount,
      pageInfo: { page: 2, hasPreviousPage: true },
    });
  });

  it('reject a page that is out of range', async () => {
    const { errors } = await gateway.ask('{ product(id: "2") { samples(pageSize: 101) { totalCount } } }');
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument: 'pageSize' }]);
  });

  it('list the live streams of a product and of a material, as the filters do', async () => {
    const { data } = await gateway.ask(`{
      product(id: "2") { liveStreams { id products { id } } }
      material(id: "103") { liveStreams { id materials { id } } }
      ofProduct: liveStreams(product: "2") { id }
      ofMaterial: liveStreams(material: "103") { id }
    }`);
    expect(idsOf(data.product.liveStreams).length).toBeGreaterThan(0);
    expect(idsOf(data.material.liveStreams).length).toBeGreaterThan(0);
    expect(idsOf(data.ofProduct)).toEqual(idsOf(data.product.liveStreams));
    expect(idsOf(data.ofMaterial)).toEqual(idsOf(data.material.liveStreams));
    expect(callsOf('/liveStream/findAll')).toBe(1);
  });

  it('include support articles about all products', async () => {
    const { data } = await gateway.ask(`{
      product(id: "2") { supportArticles(pageSize: 100) { items { id } } }
      supportArticles(product: "2") { items { id } }
    }`);
    expect(data.product.supportArticles).toEqual(data.supportArticles);
    const general = content.supportTopics.filter(({ products }) => products.length === 0);
    expect(idsOf(data.supportArticles.items)).toEqual(expect.arrayContaining(general.map(({ id }) => String(id))));
  });

  it('are null with an error if loading fails, next to the fields that loaded', async () => {
    const warm = await startGateway();
    await warm.ask('{ product(id: "2") { id } }');
    await warm.stopLegacy();
    const { data, errors } = await warm.ask('{ product(id: "2") { name samples { totalCount } } }');
    await warm.close();
    expect(data).toEqual({ product: { name: 'UltraCraft A2D 4K', samples: null } });
    expect(errors).toMatchObject([{ path: ['product', 'samples'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('paths of records', () => {
  it.each([
    ['products', 'Product'],
    ['materials', 'Material'],
    ['caseStudies', 'CaseStudy'],
    ['newsArticles', 'NewsArticle'],
    ['events', 'Event'],
  ])('of %s lead back to the same record', async (field, type) => {
    const { data } = await gateway.ask(`{ list: ${field}(pageSize: 3) { items { id path } } }`);
    for (const { id, path } of data.list.items) {
      const { data: found } = await gateway.ask(
        `query ($path: String!) { recordByPath(path: $path) { __typename ... on ${type} { id } } }`,
        { path },
      );
      expect(found.recordByPath).toEqual({ __typename: type, id });
    }
  });
});

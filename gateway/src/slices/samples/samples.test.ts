import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { pageNumbers } from '../../testing/page-numbers.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const TOTAL = content.samples.length;

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

type Item = { id: string };

const idsOf = (items: Item[]) => items.map(({ id }) => id);
const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

describe('REST calls for samples', () => {
  beforeEach(start);

  it('R279 R311 requests the categories in the content language, without a body', async () => {
    const { data } = await gateway.ask('query @inContext(locale: CN) { sampleCategories { id slug name summary } }');
    expect(data.sampleCategories).toHaveLength(content.sampleCategories.length);
    expect(data.sampleCategories[0]).toEqual({
      id: '2',
      slug: 'models',
      name: '模型',
      summary: expect.stringMatching(/\p{Script=Han}/u),
    });
    expect(gateway.restCalls).toEqual([{ method: 'GET', path: '/sample/category/list', lang: 'zh', body: undefined }]);
  });

  it('R312 requests a page of a category', async () => {
    const models = content.samples.filter(({ category }) => category === 2);
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      samples(category: "2", page: 2, pageSize: 1) {
        items { id slug servedLocale } totalCount pageInfo { page pageCount hasNextPage hasPreviousPage }
      }
    }`);
    expect(data.samples).toEqual({
      items: [{ id: String(models[1]?.id), slug: `${models[1]?.urlName}-${models[1]?.id}`, servedLocale: 'CN' }],
      totalCount: models.length,
      pageInfo: { page: 2, pageCount: models.length, hasNextPage: models.length > 2, hasPreviousPage: true },
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/sample/product/page',
        lang: 'zh',
        body: { pageNum: 2, pageSize: 1, categoryId: '2', language: 'zh' },
      },
    ]);
  });

  it('R313 requests one sample by id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      sample(id: "11") { id slug size { width depth height } layerHeight printMinutes servedLocale availableLocales }
    }`);
    expect(data.sample).toEqual({
      id: '11',
      slug: 'three-unit-temporary-bridge-11',
      size: { width: 29, depth: 11, height: 9 },
      layerHeight: 50,
      printMinutes: 24,
      servedLocale: 'DE',
      availableLocales: ['EN', 'CN', 'DE'],
    });
    expect(gateway.restCalls).toEqual([
      { method: 'GET', path: '/sample/product/detail/11', lang: 'de', body: undefined },
    ]);
  });

  it('joins category, material and printer of a list with one call per type', async () => {
    const { data } = await gateway.ask(
      '{ samples(pageSize: 100) { items { id category { slug } material { name } printer { slug } } } }',
    );
    expect(data.samples.items).toHaveLength(TOTAL);
    expect(data.samples.items[0]).toEqual({
      id: '11',
      category: { slug: 'crown-and-bridge' },
      material: { name: 'Temp C&B UV 2.0' },
      printer: { slug: 'chairside-3d-printer' },
    });
    expect(requestedPaths()).toEqual([
      '/materialsManage/find',
      '/product/findAll',
      '/sample/category/list',
      '/sample/product/page',
    ]);
  });

  it('joins material and printer of one sample by their ids', async () => {
    await gateway.ask('{ sample(id: "26") { material { id } printer { id } } }');
    expect(requestedPaths()).toEqual([
      '/materialsManage/findById/207',
      '/product/findById/13',
      '/sample/product/detail/26',
    ]);
  });

  it('returns null for an unknown id and makes no call for a malformed id', async () => {
    expect(await gateway.ask('{ sample(id: "99999") { id } }')).toEqual({ data: { sample: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ sample(id: "bridge-11") { id } }')).toEqual({ data: { sample: null } });
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
  ])('rejects %s without an upstream call', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ samples(${args}) { totalCount } }`);
    expect(data).toEqual({ samples: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('samples', () => {
  beforeAll(start);

  it('filters by category and returns an empty list for an unknown category', async () => {
    const count = async (category: string) => {
      const { data, errors } = await gateway.ask(
        'query ($category: ID) { samples(category: $category) { totalCount items { category { id } } } }',
        { category },
      );
      expect(errors).toBeUndefined();
      expect(data.samples.items).toHaveLength(data.samples.totalCount);
      for (const item of data.samples.items) expect(item.category.id).toBe(category);
      return data.samples.totalCount;
    };
    const categories = content.sampleCategories.map(({ id }) => id);
    expect(await Promise.all(categories.map((id) => count(String(id))))).toEqual(
      categories.map((id) => content.samples.filter(({ category }) => category === id).length),
    );
    expect(await Promise.all(['99', 'x', 'x'.repeat(200)].map(count))).toEqual([0, 0, 0]);
  });

  it('R203 paginates the list without gaps or duplicates', async () => {
    const page = async (number: number): Promise<Item[]> =>
      (await gateway.ask(`{ samples(page: ${number}, pageSize: 7) { items { id } } }`)).data.samples.items;
    const pages = await Promise.all(pageNumbers(TOTAL, 7).map(page));
    expect(pages.at(-1)).toEqual([]);
    expect(idsOf(pages.flat())).toEqual(content.samples.map(({ id }) => String(id)));
  });
});

describe('invalid sample records', () => {
  beforeEach(start);

  it('omits an invalid sample and missing joined records', async () => {
    await overwriteRecord(gateway.db, 'sample', '11', { size: 'small' });
    await overwriteRecord(gateway.db, 'sample', '12', { category: 99, material: 99999, printer: 'x' });
    const { data, errors } = await gateway.ask(
      '{ samples(pageSize: 100) { items { id category { id } material { id } printer { id } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.samples.items).toHaveLength(TOTAL - 1);
    expect(data.samples.items[0]).toEqual({ id: '12', category: null, material: null, printer: null });
  });
});

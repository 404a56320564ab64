import { content } from '@heliograph/legacy/content.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
  return () => gateway.close();
});

const LIST = `query ($locale: Locale!, $filter: NewsFilter, $page: Int, $pageSize: Int) @inContext(locale: $locale) {
  newsArticles(filter: $filter, page: $page, pageSize: $pageSize) {
    items { id type publishedOn servedLocale tags { id label } }
    totalCount
    pageInfo { page pageSize pageCount hasNextPage hasPreviousPage }
  }
}`;

type Item = { id: string; products: { id: string }[] };

const requestedPaths = () => gateway.restCalls.map(({ path }) => path).toSorted();

describe('REST calls for news', () => {
  it('R279 R289 requests one article by id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      newsArticle(id: "144") { id type publishedOn servedLocale availableLocales tags { id label } }
    }`);
    expect(data.newsArticle).toEqual({
      id: '144',
      type: 'TRAINING',
      publishedOn: '2026-11-23',
      servedLocale: 'CN',
      availableLocales: ['EN', 'CN'],
      tags: [
        { id: 'training', label: '培训' },
        { id: 'chairside', label: '椅旁' },
      ],
    });
    expect(gateway.restCalls).toEqual([
      { method: 'GET', path: '/websiteNews/findById/144', lang: 'zh', body: undefined },
    ]);
  });

  it('R279 R290 requests a page of a type in the content language', async () => {
    const trainings = content.news
      .filter(({ type }) => type === 'training')
      .toSorted((a, b) => b.publishTime.localeCompare(a.publishTime));
    const { data } = await gateway.ask(LIST, { locale: 'CN', filter: { type: 'TRAINING' }, page: 2, pageSize: 1 });
    expect(data.newsArticles).toMatchObject({
      items: [{ id: String(trainings[1]?.id), type: 'TRAINING', servedLocale: 'CN' }],
      totalCount: trainings.length,
      pageInfo: { page: 2, pageSize: 1, pageCount: trainings.length, hasNextPage: true, hasPreviousPage: true },
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/websiteNews/findAll',
        lang: 'zh',
        body: { pageNum: 2, pageSize: 1, type: 'training', language: 'zh' },
      },
    ]);
  });

  it('R292 uses the separate call for news with a tag', async () => {
    const { data } = await gateway.ask(LIST, { locale: 'DE', filter: { tag: 'hearables', type: 'NEWS' } });
    expect(data.newsArticles.items.map(({ id }: Item) => id)).toEqual(['134']);
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/websiteNews/findNewsByTag',
        lang: 'de',
        body: { pageNum: 1, pageSize: 12, type: 'news', tag: 'hearables', language: 'de' },
      },
    ]);
  });

  it.each([
    ['newsTags', '/websiteNews/findHotTags?language=zh'],
    ['newsTags(type: TRAINING)', '/websiteNews/findHotTags?type=training&language=zh'],
  ])('R291 Q2 requests %s with the language in the query string only', async (field, path) => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) { ${field} { id label } }`);
    expect(data.newsTags).toContainEqual({ id: 'orthodontics', label: '正畸' });
    expect(gateway.restCalls).toEqual([{ method: 'GET', path, lang: 'zh', body: undefined }]);
  });

  it('joins the products of a list with one call', async () => {
    const { data } = await gateway.ask('{ newsArticles(pageSize: 100) { items { id products { id slug } } } }');
    const about = Object.fromEntries(data.newsArticles.items.map(({ id, products }: Item) => [id, products]));
    expect(about['142']).toMatchObject([{ id: '34', slug: 'hive' }, { id: '2' }, { id: '33' }]);
    expect(about['140']).toEqual([]);
    expect(requestedPaths()).toEqual(['/product/findAll', '/websiteNews/findAll']);
  });

  it('joins a single product by id', async () => {
    await gateway.ask('{ newsArticle(id: "135") { products { id } } }');
    expect(requestedPaths()).toEqual(['/product/findById/2', '/websiteNews/findById/135']);
  });

  it('returns null for an unknown id and makes no call for a malformed id', async () => {
    expect(await gateway.ask('{ newsArticle(id: "99999") { id } }')).toEqual({ data: { newsArticle: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ newsArticle(id: "../2") { id } }')).toEqual({ data: { newsArticle: null } });
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
    [`filter: { tag: "${'x'.repeat(65)}" }`, 'filter.tag'],
  ])('rejects %s without an upstream call', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ newsArticles(${args}) { totalCount } }`);
    expect(data).toEqual({ newsArticles: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });
});

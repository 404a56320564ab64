import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
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

type Item = { id: string; type: string; publishedOn: string; tags: { id: string; label: string }[] };

const pathsAsked = () => gateway.restCalls.map(({ path }) => path).toSorted();

async function list(variables: object): Promise<{ items: Item[]; totalCount: number }> {
  const { data, errors } = await gateway.ask(LIST, { locale: 'EN', ...variables });
  expect(errors).toBeUndefined();
  return data.newsArticles;
}

describe('REST calls of the news', () => {
  it('R279 R289 asks for one article by its id, without a body', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) {
      newsArticle(id: "144") { id type publishedOn servedLocale availableLocales tags { id label } }
    }`);
    expect(data.newsArticle).toEqual({
      id: '144',
      type: 'TRAINING',
      publishedOn: '2026-07-07',
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

  it('R279 R290 asks for a page of a type in the language of the locale', async () => {
    const { data } = await gateway.ask(LIST, { locale: 'CN', filter: { type: 'TRAINING' }, page: 2, pageSize: 3 });
    expect(data.newsArticles).toMatchObject({
      items: [{ id: '138', type: 'TRAINING', servedLocale: 'CN' }],
      totalCount: 4,
      pageInfo: { page: 2, pageSize: 3, pageCount: 2, hasNextPage: false, hasPreviousPage: true },
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/websiteNews/findAll',
        lang: 'zh',
        body: { pageNum: 2, pageSize: 3, type: 'training', language: 'zh' },
      },
    ]);
  });

  it('R292 asks for the news of a tag with the call of its own', async () => {
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
  ])('R291 Q2 asks for %s with the language in the query, and nothing else', async (field, path) => {
    const { data } = await gateway.ask(`query @inContext(locale: CN) { ${field} { id label } }`);
    expect(data.newsTags).toContainEqual({ id: 'orthodontics', label: '正畸' });
    expect(gateway.restCalls).toEqual([{ method: 'GET', path, lang: 'zh', body: undefined }]);
  });

  it('joins the products of a list with one call', async () => {
    const { data } = await gateway.ask('{ newsArticles(pageSize: 100) { items { id products { id slug } } } }');
    const about = Object.fromEntries(
      data.newsArticles.items.map(({ id, products }: { id: string; products: { id: string }[] }) => [id, products]),
    );
    expect(about['142']).toMatchObject([{ id: '34', slug: 'hive' }, { id: '2' }, { id: '33' }]);
    expect(about['140']).toEqual([]);
    expect(pathsAsked()).toEqual(['/product/findAll', '/websiteNews/findAll']);
  });

  it('joins the only product of an article by its id', async () => {
    await gateway.ask('{ newsArticle(id: "135") { products { id } } }');
    expect(pathsAsked()).toEqual(['/product/findById/2', '/websiteNews/findById/135']);
  });

  it('answers null for an id that nothing has, and asks nothing for one that nothing can have', async () => {
    expect(await gateway.ask('{ newsArticle(id: "99999") { id } }')).toEqual({ data: { newsArticle: null } });
    gateway.restCalls.length = 0;
    expect(await gateway.ask('{ newsArticle(id: "../2") { id } }')).toEqual({ data: { newsArticle: null } });
    expect(gateway.restCalls).toEqual([]);
  });

  it.each([
    ['page: 0', 'page'],
    ['pageSize: 101', 'pageSize'],
    [`filter: { tag: "${'x'.repeat(65)}" }`, 'filter.tag'],
  ])('refuses %s and asks nothing', async (args, argument) => {
    const { data, errors } = await gateway.ask(`{ newsArticles(${args}) { totalCount } }`);
    expect(data).toEqual({ newsArticles: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });
});

describe('news', () => {
  it('lists the newest first', async () => {
    const days = (await list({ pageSize: 100 })).items.map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(16);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('R203 pages through the list without losing or repeating an article', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, pageSize: 6 })));
    expect(pages.map(({ items }) => items.length)).toEqual([6, 6, 4, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(16);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([16, 16, 16, 16]);
  });

  it('R169 answers the two courses that training items lead to', async () => {
    const { data } = await gateway.ask('{ a: newsArticle(id: "141") { type } b: newsArticle(id: "144") { type } }');
    expect(data).toEqual({ a: { type: 'TRAINING' }, b: { type: 'TRAINING' } });
  });

  it('R181 Q17 answers in English, and says so, where German was asked for', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      newsArticle(id: "133") { title servedLocale availableLocales products { servedLocale } }
      newsTags { id label }
    }`);
    expect(data.newsArticle).toMatchObject({ servedLocale: 'EN', availableLocales: ['EN', 'CN'] });
    expect(data.newsArticle.title).toMatch(/^UltraCraft A3D: prints/);
    expect(data.newsArticle.products[0]).toEqual({ servedLocale: 'DE' });
    expect(data.newsTags).toContainEqual({ id: 'material', label: 'Materialien' });
  });

  it('finds nothing for a tag that nothing carries', async () => {
    expect(await list({ filter: { tag: "' or 1=1 --" } })).toMatchObject({ items: [], totalCount: 0 });
    expect(await list({ filter: { tag: 'hearables', type: 'TRAINING' } })).toMatchObject({ items: [], totalCount: 0 });
  });

  it('puts the most used tag first, and only tags that are used', async () => {
    const { items } = await list({ pageSize: 100 });
    const used = items.flatMap(({ tags }) => tags.map(({ id }) => id));
    const { data } = await gateway.ask('{ newsTags { id } }');
    const counts = data.newsTags.map(({ id }: { id: string }) => used.filter((tag) => tag === id).length);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(counts).not.toContain(0);
    expect(new Set(used).size).toBe(counts.length);
  });

  it('cleans the text of an article', async () => {
    const content = '<p onclick="steal()">Text</p><script>steal()</script><a href="javascript:steal()">x</a>';
    await overwriteRecord(gateway.db, 'news', '133', { content });
    const { data } = await gateway.ask('{ newsArticle(id: "133") { body } }');
    expect(data.newsArticle.body).toBe('<p>Text</p><a>x</a>');
  });

  it('leaves out an article that cannot be read, and keeps all others', async () => {
    await overwriteRecord(gateway.db, 'news', '146', { publishTime: 'yesterday' });
    const { items } = await list({ pageSize: 100 });
    expect(items.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['146']));
    expect(items).toHaveLength(15);
  });

  it('takes a type that it does not know for news, and a picture that cannot be read for none', async () => {
    await overwriteRecord(gateway.db, 'news', '146', {
      type: 'podcast',
      picture: { url: '//elsewhere.example/a.avif' },
    });
    const { data, errors } = await gateway.ask('{ newsArticle(id: "146") { type picture { url } } }');
    expect(errors).toBeUndefined();
    expect(data.newsArticle).toEqual({ type: 'NEWS', picture: null });
  });
});

describe('news of a content service that leaves things out', () => {
  const article = {
    id: 7,
    type: 'news',
    title: 'Title',
    summary: 'Summary',
    content: '<p>Text</p>',
    publishTime: '2026-01-02',
    tags: [],
    language: 'en',
    languages: ['en'],
  };

  async function gatewayTo(data: unknown) {
    const answer: RequestListener = (_request, response) => response.end(JSON.stringify({ code: 200, data }));
    const service = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    const { port } = service.address() as AddressInfo;
    const own = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
    onTestFinished(async () => {
      await own.close();
      service.closeAllConnections();
      service.close();
    });
    return own;
  }

  it('Q58 counts what is there when the total is missing', async () => {
    const own = await gatewayTo({ records: [article, { ...article, id: '8' }] });
    const { data, errors } = await own.ask(LIST, { locale: 'EN', page: 2, pageSize: 3 });
    expect(errors).toBeUndefined();
    expect(data.newsArticles).toMatchObject({
      items: [{ id: '7' }, { id: '8' }],
      totalCount: 5,
      pageInfo: { page: 2, pageCount: 2, hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('Q58 offers the next page when a full page comes without a total', async () => {
    const own = await gatewayTo({ records: [article, { ...article, id: '8' }] });
    const { data } = await own.ask(LIST, { locale: 'EN', page: 1, pageSize: 2 });
    expect(data.newsArticles.pageInfo).toMatchObject({ hasNextPage: true });
  });

  it('leaves out a tag that cannot be read, and keeps all others', async () => {
    const own = await gatewayTo([{ code: 'product', name: 'Printers' }, { code: 5 }, null]);
    const { data, errors } = await own.ask('{ newsTags { id label } }');
    expect(errors).toBeUndefined();
    expect(data.newsTags).toEqual([{ id: 'product', label: 'Printers' }]);
  });

  it('Q4 Q5 says that the content service is out of order, and never answers false or an empty list', async () => {
    const own = await gatewayTo(false);
    const { data, errors } = await own.ask(LIST, { locale: 'EN' });
    expect(data).toEqual({ newsArticles: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED', call: 'newsFindAll' } }]);
  });
});

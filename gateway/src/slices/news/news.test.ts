import { content } from '@heliograph/legacy/content.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { pageNumbers } from '../../testing/page-numbers.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const TOTAL = content.news.length;

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

const LIST = `query ($locale: Locale!, $filter: NewsFilter, $page: Int, $pageSize: Int) @inContext(locale: $locale) {
  newsArticles(filter: $filter, page: $page, pageSize: $pageSize) {
    items { id publishedOn tags { id } }
    totalCount
  }
}`;

type Item = { id: string; publishedOn: string; tags: { id: string }[] };

async function list(variables: object): Promise<{ items: Item[]; totalCount: number }> {
  const { data, errors } = await gateway.ask(LIST, { locale: 'EN', ...variables });
  expect(errors).toBeUndefined();
  return data.newsArticles;
}

describe('news', () => {
  beforeAll(start);

  it('lists the newest first', async () => {
    const days = (await list({ pageSize: 100 })).items.map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(TOTAL);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('R203 pages through the list without losing or repeating an article', async () => {
    const pages = await Promise.all(pageNumbers(TOTAL, 6).map((page) => list({ page, pageSize: 6 })));
    expect([pages[0]?.items.length, pages.at(-1)?.items.length]).toEqual([6, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(TOTAL);
    for (const { totalCount } of pages) expect(totalCount).toBe(TOTAL);
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
});

describe('news that cannot be read as they are', () => {
  beforeEach(start);

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
    expect(items).toHaveLength(TOTAL - 1);
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

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

  it('sorts by date, newest first', async () => {
    const days = (await list({ pageSize: 100 })).items.map(({ publishedOn }) => publishedOn);
    expect(days).toHaveLength(TOTAL);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('R203 paginates the list without gaps or duplicates', async () => {
    const pages = await Promise.all(pageNumbers(TOTAL, 6).map((page) => list({ page, pageSize: 6 })));
    expect([pages[0]?.items.length, pages.at(-1)?.items.length]).toEqual([6, 0]);
    expect(pages.flatMap(({ items }) => items)).toEqual((await list({ pageSize: 100 })).items);
    expect(new Set(pages.map(({ totalCount }) => totalCount))).toEqual(new Set([TOTAL]));
  });

  it('R169 includes the two courses of the training items', async () => {
    const { data } = await gateway.ask('{ a: newsArticle(id: "141") { type } b: newsArticle(id: "144") { type } }');
    expect(data).toEqual({ a: { type: 'TRAINING' }, b: { type: 'TRAINING' } });
  });

  it('R181 Q17 falls back to English if there is no German translation', async () => {
    const { data } = await gateway.ask(`query @inContext(locale: DE) {
      newsArticle(id: "133") { title servedLocale availableLocales products { servedLocale } }
      newsTags { id label }
    }`);
    expect(data.newsArticle).toMatchObject({ servedLocale: 'EN', availableLocales: ['EN', 'CN'] });
    expect(data.newsArticle.title).toMatch(/^UltraCraft A3D: automatic part removal/);
    expect(data.newsArticle.products[0]).toEqual({ servedLocale: 'DE' });
    expect(data.newsTags).toContainEqual({ id: 'material', label: 'Materialien' });
  });

  it('returns an empty list for an unused tag', async () => {
    expect(await list({ filter: { tag: "' or 1=1 --" } })).toMatchObject({ items: [], totalCount: 0 });
    expect(await list({ filter: { tag: 'hearables', type: 'TRAINING' } })).toMatchObject({ items: [], totalCount: 0 });
  });

  it('sorts tags by number of uses and omits unused ones', async () => {
    const { items } = await list({ pageSize: 100 });
    const usedTags = items.flatMap(({ tags }) => tags.map(({ id }) => id));
    const { data } = await gateway.ask('{ newsTags { id } }');
    const counts = data.newsTags.map(({ id }: { id: string }) => usedTags.filter((tag) => tag === id).length);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(counts).not.toContain(0);
    expect(new Set(usedTags).size).toBe(counts.length);
  });
});

describe('invalid news records', () => {
  beforeEach(start);

  it('sanitizes the HTML of an article', async () => {
    const content = '<p onclick="steal()">Text</p><script>steal()</script><a href="javascript:steal()">x</a>';
    await overwriteRecord(gateway.db, 'news', '133', { content });
    const { data } = await gateway.ask('{ newsArticle(id: "133") { body } }');
    expect(data.newsArticle.body).toBe('<p>Text</p><a>x</a>');
  });

  it('omits an invalid article and returns all others', async () => {
    await overwriteRecord(gateway.db, 'news', '146', { publishTime: 'yesterday' });
    const { items } = await list({ pageSize: 100 });
    expect(items.map(({ id }) => id)).not.toContain('146');
    expect(items).toHaveLength(TOTAL - 1);
  });

  it('treats an unknown type as news and omits an invalid picture', async () => {
    await overwriteRecord(gateway.db, 'news', '146', {
      type: 'podcast',
      picture: { url: '//elsewhere.example/a.avif' },
    });
    const { data, errors } = await gateway.ask('{ newsArticle(id: "146") { type picture { url } } }');
    expect(errors).toBeUndefined();
    expect(data.newsArticle).toEqual({ type: 'NEWS', picture: null });
  });
});

describe('localized summaries of news', () => {
  beforeEach(start);

  const query = (locale: string) => `query @inContext(locale: ${locale}) {
    newsArticle(id: "140") { title servedLocale localizedSummary { title summary highlights } }
  }`;

  it('R181 exist in German, though the text is English', async () => {
    const source = content.news.find(({ id }) => id === 140)?.localizedSummaries.de;
    const { data } = await gateway.ask(query('DE'));
    expect(data.newsArticle).toMatchObject({ servedLocale: 'EN', localizedSummary: source });
  });

  it('R181 are null in Chinese, into which the text is translated', async () => {
    const { data } = await gateway.ask(query('CN'));
    expect(data.newsArticle).toMatchObject({ servedLocale: 'CN', localizedSummary: null });
  });

  it.each([{ title: 'Stützpunkt' }, undefined])(
    'are null if the content service sends %j',
    async (localizedSummary) => {
      await overwriteRecord(gateway.db, 'news', '140', { localizedSummary });
      const { data, errors } = await gateway.ask(query('DE'));
      expect(errors).toBeUndefined();
      expect(data.newsArticle).toMatchObject({ servedLocale: 'EN', localizedSummary: null });
    },
  );
});

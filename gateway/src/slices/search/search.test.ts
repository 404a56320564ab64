import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

let gateway: TestGateway;

const start = async () => {
  gateway = await startGateway();
  return () => gateway.close();
};

const SEARCH = `query ($locale: Locale!, $text: String!, $page: Int, $pageSize: Int) @inContext(locale: $locale) {
  search(text: $text, page: $page, pageSize: $pageSize) {
    items { title url } totalCount pageInfo { page pageCount hasNextPage hasPreviousPage }
  }
}`;

type Hit = { title: string; url: string };

async function find(text: string, locale = 'EN', paging: object = { pageSize: 50 }) {
  const { data, errors } = await gateway.ask(SEARCH, { locale, text, ...paging });
  expect(errors).toBeUndefined();
  return data.search as { items: Hit[]; totalCount: number };
}

/** URLs of the results on all pages. */
async function findAll(text: string, locale: string, page = 1): Promise<string[]> {
  const { items } = await find(text, locale, { page, pageSize: 50 });
  const urls = items.map(({ url }) => url);
  return items.length < 50 ? urls : [...urls, ...(await findAll(text, locale, page + 1))];
}

describe('REST calls for search', () => {
  beforeEach(start);

  it('R279 R309 Q2 sends the text unchanged with the content language', async () => {
    await find(' 义齿 ', 'CN', {});
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/hgCommon/search',
        lang: 'zh',
        body: { page: 1, size: 10, data: '义齿', language: 'zh' },
      },
    ]);
  });

  it('R332 Q13 requests five suggestions and further pages of results', async () => {
    await find('print', 'DE', { pageSize: 5 });
    await find('print', 'DE', { page: 3, pageSize: 10 });
    expect(gateway.restCalls.map(({ body }) => body)).toEqual([
      { page: 1, size: 5, data: 'print', language: 'de' },
      { page: 3, size: 10, data: 'print', language: 'de' },
    ]);
  });

  it('R310 Q2 requests recommendations with the language in `data`, too', async () => {
    const { data } = await gateway.ask('query @inContext(locale: CN) { searchRecommendations { title url } }');
    expect(data.searchRecommendations).toHaveLength(5);
    expect(data.searchRecommendations[0]).toEqual({
      title: expect.stringMatching(/\p{Script=Han}/u),
      url: '/hardware/A2D_4K',
    });
    expect(gateway.restCalls).toEqual([
      {
        method: 'POST',
        path: '/searchRecommend/findAll',
        lang: 'zh',
        body: { page: 1, size: 5, data: { language: 'zh' }, language: 'zh' },
      },
    ]);
  });

  it.each([
    [{ text: '' }, 'text'],
    [{ text: ' \u3000\n' }, 'text'],
    [{ text: 'x'.repeat(101) }, 'text'],
    [{ text: 'a', page: 0 }, 'page'],
    [{ text: 'a', pageSize: 51 }, 'pageSize'],
  ])('R46 rejects %j without an upstream call', async (variables, argument) => {
    const { data, errors } = await gateway.ask(SEARCH, { locale: 'EN', ...variables });
    expect(data).toEqual({ search: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it('R51 R330 returns an error code if the search fails', async () => {
    await gateway.stopLegacy();
    const { data, errors } = await gateway.ask(SEARCH, { locale: 'EN', text: 'resin' });
    expect(data).toEqual({ search: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'search' } }]);
  });

  it('omits a result with an unsafe URL', async () => {
    const [first] = (await find('resin')).items;
    await gateway.db
      .updateTable('search_entries')
      .set({ url: 'javascript:alert(1)' })
      .where('url', '=', first?.url ?? '')
      .where('language', '=', 'en')
      .execute();
    const { items } = await find('resin ');
    expect(items).toContainEqual(first);
    expect((await find('resin', 'EN', { pageSize: 49 })).items).not.toContainEqual(first);
  });
});

describe('search', () => {
  beforeAll(start);

  it('R215 returns titles with the paths of their pages', async () => {
    const { items } = await find('A2D 4K');
    expect(items).toContainEqual({ title: 'UltraCraft A2D 4K', url: '/hardware/A2D_4K' });
    for (const { title, url } of items) {
      expect(title).not.toBe('');
      expect(url).toMatch(/^\/(?!\/)/);
    }
  });

  it('ranks title matches first', async () => {
    const { items } = await find('reflex');
    const inTitle = items.map(({ title }) => title.toLowerCase().includes('reflex'));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    expect(inTitle[0]).toBe(true);
  });

  it('Q1 Q60 finds with a single Chinese character everything that it finds with two', async () => {
    const [single, double] = [await findAll('齿', 'CN'), await findAll('义齿', 'CN')];
    expect(double.length).toBeGreaterThan(0);
    expect(single.length).toBeGreaterThan(double.length);
    expect(single).toEqual(expect.arrayContaining(double));
  });

  it('matches all words in any order and script', async () => {
    const [both, reversed] = [await findAll('A2D 树脂', 'CN'), await findAll('树脂 a2d', 'CN')];
    expect(both.toSorted()).toEqual(reversed.toSorted());
    expect(both.length).toBeGreaterThan(0);
    expect(await findAll('A2D', 'CN')).toEqual(expect.arrayContaining(both));
    expect(await findAll('树脂', 'CN')).toEqual(expect.arrayContaining(both));
  });

  it.each([
    ['A2D打印机', 'A2D 打印机'],
    ['3D打印', '3D 打印'],
    ['Ａ２Ｄ　打印机', 'a2d 打印机'],
  ])('returns the same results for %s as for %s', async (text, equivalent) => {
    const results = await findAll(text, 'CN');
    expect(results.length).toBeGreaterThan(0);
    expect(results.toSorted()).toEqual((await findAll(equivalent, 'CN')).toSorted());
  });

  it('matches German umlauts case-insensitively', async () => {
    const results = await findAll('FÜR DAS DENTALLABOR', 'DE');
    expect(results.length).toBeGreaterThan(0);
    expect(results).toEqual(await findAll('für das Dentallabor', 'DE'));
  });

  it.each(['CN', 'DE'])('R181 finds English-only content in %s', async (locale) => {
    expect(await findAll('LAB DAY Chicago', locale)).toContain(
      '/aboutUs/events/detail/dental-laboratory-trade-show-chicago-408',
    );
  });

  it.each(['%', '_', '\\', "'", '"', '%%', 'a%b', "' or 1=1 --", '{"language":"de"}'])(
    'treats %s as literal text',
    async (text) => {
      const everything = (await find('e')).totalCount;
      expect((await find(text)).totalCount).toBeLessThan(everything / 2);
    },
  );

  it('R50 R330 returns an empty list if nothing matches', async () => {
    expect(await find('no such words anywhere')).toEqual({
      items: [],
      totalCount: 0,
      pageInfo: { page: 1, pageCount: 0, hasNextPage: false, hasPreviousPage: false },
    });
  });

  it('R203 Q13 paginates the results without gaps or duplicates', async () => {
    const { totalCount } = await find('resin');
    const urls = await findAll('resin', 'EN');
    expect(urls).toHaveLength(totalCount);
    expect(new Set(urls).size).toBe(totalCount);
    const { data } = await gateway.ask(SEARCH, { locale: 'EN', text: 'resin', page: 2, pageSize: 10 });
    expect(data.search.items.map(({ url }: Hit) => url)).toEqual(urls.slice(10, 20));
    expect(data.search.pageInfo).toEqual({
      page: 2,
      pageCount: Math.ceil(totalCount / 10),
      hasNextPage: true,
      hasPreviousPage: true,
    });
  });
});

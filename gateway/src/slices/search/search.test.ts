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

/** Addresses of everything that is found, page by page. */
async function findAll(text: string, locale: string, page = 1): Promise<string[]> {
  const { items } = await find(text, locale, { page, pageSize: 50 });
  const urls = items.map(({ url }) => url);
  return items.length < 50 ? urls : [...urls, ...(await findAll(text, locale, page + 1))];
}

describe('REST calls of the search', () => {
  beforeEach(start);

  it('R279 R309 Q2 asks with the text as it is and the language beside it', async () => {
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

  it('R332 Q13 asks for five suggestions, and for further pages of results', async () => {
    await find('print', 'DE', { pageSize: 5 });
    await find('print', 'DE', { page: 3, pageSize: 10 });
    expect(gateway.restCalls.map(({ body }) => body)).toEqual([
      { page: 1, size: 5, data: 'print', language: 'de' },
      { page: 3, size: 10, data: 'print', language: 'de' },
    ]);
  });

  it('R310 Q2 asks for the recommendations with the language inside the data as well', async () => {
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
  ])('R46 refuses %j and asks nothing', async (variables, argument) => {
    const { data, errors } = await gateway.ask(SEARCH, { locale: 'EN', ...variables });
    expect(data).toEqual({ search: null });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT', argument }]);
    expect(gateway.restCalls).toEqual([]);
  });

  it('R51 R330 says with a code that the search is out of order', async () => {
    await gateway.stopLegacy();
    const { data, errors } = await gateway.ask(SEARCH, { locale: 'EN', text: 'resin' });
    expect(data).toEqual({ search: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'search' } }]);
  });

  it('leaves out a result that leads nowhere safe', async () => {
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

  it('R215 answers titles with the paths of their pages', async () => {
    const { items } = await find('A2D 4K');
    expect(items).toContainEqual({ title: 'UltraCraft A2D 4K', url: '/hardware/A2D_4K' });
    for (const { title, url } of items) {
      expect(title).not.toBe('');
      expect(url).toMatch(/^\/(?!\/)/);
    }
  });

  it('puts what has the text in its title first', async () => {
    const { items } = await find('reflex');
    const inTitle = items.map(({ title }) => title.toLowerCase().includes('reflex'));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    expect(inTitle[0]).toBe(true);
  });

  it('Q1 Q60 finds with a single Chinese character whatever it finds with two', async () => {
    const [one, two] = [await findAll('齿', 'CN'), await findAll('义齿', 'CN')];
    expect(two.length).toBeGreaterThan(0);
    expect(one.length).toBeGreaterThan(two.length);
    expect(one).toEqual(expect.arrayContaining(two));
  });

  it('finds what holds every word, in any order and script', async () => {
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
  ])('finds the same for %s as for %s', async (text, words) => {
    const found = await findAll(text, 'CN');
    expect(found.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual((await findAll(words, 'CN')).toSorted());
  });

  it('finds in German, with umlauts and whatever the case', async () => {
    const found = await findAll('FÜR DAS DENTALLABOR', 'DE');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await findAll('für das Dentallabor', 'DE'));
  });

  it.each(['CN', 'DE'])('R181 finds in %s what there is in English only', async (locale) => {
    expect(await findAll('trade show Chicago', locale)).toContain(
      '/aboutUs/events/detail/dental-laboratory-trade-show-chicago-408',
    );
  });

  it.each(['%', '_', '\\', "'", '"', '%%', 'a%b', "' or 1=1 --", '{"language":"de"}'])(
    'takes %s for a text like any other',
    async (text) => {
      const everything = (await find('e')).totalCount;
      expect((await find(text)).totalCount).toBeLessThan(everything / 2);
    },
  );

  it('R50 R330 finds nothing where there is nothing', async () => {
    expect(await find('no such words anywhere')).toEqual({
      items: [],
      totalCount: 0,
      pageInfo: { page: 1, pageCount: 0, hasNextPage: false, hasPreviousPage: false },
    });
  });

  it('R203 Q13 pages through all results without losing or repeating one', async () => {
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

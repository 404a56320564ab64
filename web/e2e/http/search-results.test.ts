import { describe, expect, it } from 'vitest';
import { allSites, sites } from '../sites.ts';
import { attributesOf, get, getPage, query, textsOf } from './site.ts';

const queries = { en: 'resin', cn: '树脂', de: 'Resin' } as const;

const searchPath = (key: string, page?: number) =>
  `/search?${new URLSearchParams({ key, ...(page && { page: String(page) }) })}`;

const hits = 'main ol li';
const chips = 'main nav li a';

describe.each(allSites)('search results in $locale', ({ locale, path, messages: { Search } }) => {
  const text = queries[locale];

  it('R50 R171 R215 Q13 are ten at a time, with their total', async () => {
    const [first, second] = await Promise.all([1, 2].map((page) => getPage(path(searchPath(text, page)))));
    if (!first || !second) throw new Error('No pages');
    const total = await countHits(locale.toUpperCase(), text);
    expect(total).toBeGreaterThan(10);
    expect(textsOf(first, 'main [role=status]')).toEqual([Search.found.replace('{total}', String(total))]);
    expect(textsOf(first, hits)).toHaveLength(10);
    expect(textsOf(second, hits)).toHaveLength(Math.min(20, total));
    expect(textsOf(second, hits).slice(0, 10)).toEqual(textsOf(first, hits));
    for (const href of attributesOf(second, `${hits} a`, 'href')) expect(href).toMatch(/^\//);
    expect(attributesOf(first, 'input[type=search]', 'value')).toContain(text);
  });

  it('R215 results show their kind and a summary, without a path', async () => {
    const $ = await getPage(path(searchPath('Cast UV')));
    const [first = ''] = textsOf($, hits);
    expect(first).toContain(Search.typeOfOne.resin);
    expect(first).not.toContain('/material/');
    expect(attributesOf($, `${hits} img`, 'loading')).toContain('lazy');
  });

  it('R171 results can be limited to a type', async () => {
    const all = await getPage(path(searchPath(text)));
    const resins = attributesOf(all, chips, 'href').find((href) => href.endsWith('type=resin#type-resin')) ?? '';
    const [count = ''] = /\d+$/.exec(textsOf(all, `${chips}#type-resin`)[0] ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(10);
    const limited = await getPage(resins.replace(/#.*$/, ''));
    expect(textsOf(limited, 'main [role=status]')).toEqual([Search.found.replace('{total}', count)]);
    for (const hit of textsOf(limited, hits)) expect(hit).toContain(Search.typeOfOne.resin);
    expect(textsOf(limited, chips)).toEqual(textsOf(all, chips));
  });

  it('R171 each search has its own title', async () => {
    const $ = await getPage(path(searchPath('reflex')));
    expect($('title').text()).toBe(Search.titleOf.replace('{text}', 'reflex'));
  });

  it('R171 recommendations precede a search', async () => {
    const $ = await getPage(path('/search'));
    expect(textsOf($, 'main h2')).toContain(Search.recommended);
    const links = attributesOf($, `${hits} a`, 'href');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(path('/'))).toBe(true);
  });
});

it('R50 Q58 the last page says so, and its URL includes all previous pages', async () => {
  const { Search } = sites.en.messages;
  const $ = await getPage(searchPath('reflex', 50));
  const total = await countHits('EN', 'reflex');
  expect(total).toBeGreaterThan(20);
  expect(textsOf($, hits)).toHaveLength(total);
  expect(textsOf($, 'main p')).toContain(Search.noMore);
  expect(attributesOf($, 'main a', 'href').filter((href) => href.includes('#hit-'))).toEqual([]);
});

it('R50 missing results are reported', async () => {
  const { path, messages } = sites.cn;
  const $ = await getPage(path(searchPath('zzzzzz')));
  expect(textsOf($, 'main [role=status]')).toEqual([messages.Search.none]);
  expect(textsOf($, hits)).toEqual([]);
});

it('R171 internal routes of result pages cannot be requested', async () => {
  expect((await get('/en/search/_1--cmVmbGV4')).status).toBe(308);
});

it.each(['100%', 'a/b?c#d', '..', '../..', '<script>alert(1)</script>', '"', '-_-', '😀', 'x'.repeat(300)])(
  'R171 accepts any text: %s',
  async (text) => {
    const $ = await getPage(searchPath(text));
    const shown = text.slice(0, 100);
    expect(attributesOf($, 'main input[type=search]', 'value')).toEqual([shown]);
    expect(textsOf($, 'main h2')).toEqual([sites.en.messages.Search.quoted.replace('{text}', () => shown)]);
  },
);

async function countHits(locale: string, text: string): Promise<number> {
  const { search } = await query(
    `query @inContext(locale: ${locale}) { search(text: ${JSON.stringify(text)}) { totalCount } }`,
  );
  return search.totalCount;
}

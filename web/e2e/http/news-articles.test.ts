import { describe, expect, it } from 'vitest';
import { allSites, sites } from '../sites.ts';
import { attributesOf, getPage, query, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const { cn, de, en } = sites;

describe.each(allSites)('news in $locale', ({ locale, tag, path, messages: { News } }) => {
  it('R78 the newsroom lists all articles and links to its feed', async () => {
    const $ = await getPage(path('/newsroom'));
    const { newsArticles } = await query('{ newsArticles { totalCount } }');
    expect(textsOf($, 'h1')).toEqual([News.title]);
    expect(textsOf($, 'main article')).toHaveLength(newsArticles.totalCount);
    const [feed = ''] = attributesOf($, 'link[type="application/rss+xml"]', 'href');
    expect(feed.endsWith(path('/newsroom/rss.xml'))).toBe(true);
  });

  it('R169 an article is shown at its URL', async () => {
    const $ = await getPage(path('/news/141'));
    const text = locale === 'de' ? await getPage('/news/141') : $;
    expect(structuredDataOf($, 'NewsArticle')).toEqual([
      expect.objectContaining({
        headline: textsOf(text, 'h1')[0],
        datePublished: '2026-02-10',
        inLanguage: locale === 'de' ? 'en' : tag,
      }),
    ]);
  });
});

it('R169 an article ends with two others of its type', async () => {
  const links = attributesOf(await getPage('/news/144'), 'section[aria-labelledby=read-next] li h3 a', 'href');
  expect(links).toHaveLength(2);
  expect(links).not.toContain('/news/144');
  for (const link of links) {
    expect(textsOf(await getPage(link), 'main')[0]).toContain(en.messages.News.types.TRAINING);
  }
});

it.each(['141', '144'])('R169 R289 the linked training article %s exists', async (id) => {
  expect(textsOf(await getPage(`/news/${id}`), 'main')[0]).toContain(en.messages.News.types.TRAINING);
});

it.each(allSites)(
  'a training article links to the courses ahead in $locale, and to an inquiry about date and price',
  async ({ path, messages }) => {
    const $ = await getPage(path('/news/141'));
    const hrefs = attributesOf($, 'main section a', 'href');
    const today = new Date().toISOString().slice(0, 10);
    const { events } = await query(`{ events(filter: { category: TRAINING, from: "${today}" }) { items { path } } }`);
    expect(hrefs).toEqual(expect.arrayContaining(events.items.map((event: { path: string }) => path(event.path))));
    expect(hrefs).toContain(path('/aboutUs/events?category=training'));
    expect(textsOf($, 'main section a[href="#inquiry"]')).toContain(messages.News.course.action);
    expect(textsOf($, 'main section h3')).toContain(messages.News.course.calendar);
  },
);

it('R181 German readers get a German heading and key points, and the article in English, folded', async () => {
  const $ = await getPage(de.path('/news/144'));
  const { highlights, fullText } = de.messages.Languages;
  expect(textsOf($, 'main h2')).toContain(highlights);
  expect(textsOf($, 'main summary')).toEqual([fullText.replace('{language}', 'Englisch')]);
  expect($('main h1').closest('[lang]').attr('lang')).toBe(de.tag);
  expect(attributesOf($, '.article-text[lang]', 'lang')).toEqual(['en']);
  expect(attributesOf($, 'link[rel=canonical]', 'href')).toEqual([expect.stringMatching(/[^e]\/news\/144$/)]);
  expect(attributesOf($, 'link[hreflang]', 'hreflang').toSorted()).toEqual(['en', 'x-default', 'zh-CN']);
  const chinese = await getPage(cn.path('/news/144'));
  expect(chinese('.article-text').attr('lang')).toBeUndefined();
});

it('R181 the footer disables languages in which an article is not available', async () => {
  const $ = await getPage('/news/144');
  const nav = `nav[aria-label="${en.messages.Languages.title}"]`;
  expect(textsOf($, `${nav} [aria-disabled=true]`)).toEqual(['Deutsch']);
  expect(attributesOf($, `${nav} a[href]`, 'href')).toContain('/cn/news/144');
});

it('R212 the Chinese newsroom is not indexed', async () => {
  const chinese = await getPage(cn.path('/newsroom'));
  expect(attributesOf(chinese, 'meta[name=robots]', 'content')).toEqual([expect.stringContaining('noindex')]);
  const $ = await getPage('/newsroom');
  expect(attributesOf($, 'meta[name=robots]', 'content')).toEqual([]);
  expect(attributesOf($, 'link[hreflang]', 'hreflang').toSorted()).toEqual(['de', 'en', 'x-default']);
});

it('R290 R292 an article links to its machines and tags', async () => {
  const $ = await getPage('/news/144');
  expect(textsOf($, 'main h2')).toContain(en.messages.News.products);
  expect(attributesOf($, 'main a', 'href')).toContain('/newsroom?tag=training');
});

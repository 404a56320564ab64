import { load } from 'cheerio/slim';
import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { get, query } from './site.ts';

it.each(allSites)('R290 has an RSS feed with every article in $locale', async ({ path }) => {
  const { headers, html: feed } = await get(path('/newsroom/rss.xml'));
  const { newsArticles } = await query('{ newsArticles { totalCount } }');
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const $ = load(feed, { xml: true });
  const links = $('item > link').toArray();
  expect(links).toHaveLength(newsArticles.totalCount);
  expect(links.map((link) => new URL($(link).text()).pathname)).toContain(path('/news/141'));
});

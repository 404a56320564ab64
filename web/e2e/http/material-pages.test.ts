import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage } from './site.ts';

it.each(allSites)('R154 every listed material has a prerendered page with its own title in $locale', async ({ path }) => {
  const lists = await Promise.all(['0-all', '1-all', '2-all'].map((list) => getPage(path(`/material/${list}`))));
  const links = lists.flatMap(($) => attributesOf($, 'main article h3 a', 'href'));
  expect(links.length).toBeGreaterThanOrEqual(24);
  const titles = new Set<string>();
  for (const link of links) {
    const { status, headers, html } = await get(link);
    expect([link, status, headers.get('x-nextjs-prerender')]).toEqual([link, 200, expect.stringContaining('1')]);
    titles.add(load(html)('title').text());
  }
  expect(titles.size).toBe(links.length);
});

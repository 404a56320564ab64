import { load } from 'cheerio/slim';
import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage } from './site.ts';

it.each(allSites)(
  'R154 every listed material has a prerendered page with its own title in $locale',
  async ({ path }) => {
    const lists = await Promise.all(['0-all', '1-all', '2-all'].map((list) => getPage(path(`/material/${list}`))));
    const links = lists.flatMap(($) => attributesOf($, 'main article h3 a', 'href'));
    expect(links.length).toBeGreaterThanOrEqual(24);
    const titles = await Promise.all(
      links.map(async (link) => {
        const { status, headers, html } = await get(link);
        expect([link, status, headers.get('x-nextjs-prerender')]).toEqual([link, 200, expect.stringContaining('1')]);
        return load(html)('title').text();
      }),
    );
    expect(new Set(titles).size).toBe(links.length);
  },
  60_000,
);

import { expect, it } from 'vitest';
import { siteOrigin } from '../origins.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

it.each(allSites)(
  'R9 the home page in $locale has structured data for the site, its search and the company',
  async ({ path, tag, messages }) => {
    const $ = await getPage(path('/'));
    const [site] = structuredDataOf($, 'WebSite');
    expect(site).toMatchObject({ name: messages.Site.brand, inLanguage: tag });
    expect(JSON.stringify(site?.potentialAction)).toContain(`${path('/search')}?key={search_term_string}`);
    const [maker] = structuredDataOf($, 'Organization');
    const { pathname } = new URL(String(maker?.logo));
    expect((await fetch(siteOrigin + pathname)).status).toBe(200);
  },
);

it.each(allSites)('R231 the home page in $locale is complete without JavaScript', async ({ path, messages }) => {
  const $ = await getPage(path('/'));
  expect($('main :is(h1, h2, h3)').length).toBeGreaterThan(5);
  expect($('main a:not([href])').length).toBe(0);
  expect(attributesOf($, 'main a[href$="#inquiry"]', 'href')).not.toEqual([]);
  const note = messages.Frame.noInquiry.replaceAll(/<\/?contact>/g, '');
  expect(textsOf($, 'noscript').map((html) => html.replaceAll(/<[^>]+>/g, ''))).toContainEqual(
    expect.stringContaining(note),
  );
});

import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { get } from './site.ts';

it('robots.txt names the sitemap', async () => {
  const { html: robots } = await get('/robots.txt');
  const [, sitemapUrl = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
  expect(new URL(sitemapUrl).pathname).toBe('/sitemap.xml');
});

it.each(allSites)('the sitemap lists pages in $locale', async ({ path }) => {
  const { html: sitemap } = await get('/sitemap.xml');
  expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path('/material/0-all')}</loc>`));
  expect(sitemap).toContain('hreflang="zh-CN"');
});

it.each(['/search', '/subscribe/confirm', '/cn/newsroom', '/de/news/141', '/de/aboutUs/events'])(
  'Q13 Q17 Q26 the sitemap lists %s neither as a page nor as an alternate',
  async (absent) => {
    const { html: sitemap } = await get('/sitemap.xml');
    expect(sitemap).toContain('/de/newsroom<');
    expect(sitemap).not.toMatch(new RegExp(`${absent}[<"]`));
  },
);

it.each([
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/icons/512.png', 'image/png'],
  ['/favicon.ico', 'image/x-icon'],
  ['/open-graph/products/A2D_4K.jpg', 'image/jpeg'],
])('%s is served as %s', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});

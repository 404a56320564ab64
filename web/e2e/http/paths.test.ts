import { describe, expect, it } from 'vitest';
import { siteOrigin } from '../origins.ts';
import { allSites, sampleSites, sites } from '../sites.ts';
import { crawl } from './crawl.ts';
import { findGatewayUrls } from './gateway-urls.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

/** SITE_URL at build time, as used in canonical links and the sitemap. */
const SITE_URL = 'http://localhost:3000';

it('R49 every path in records, search results, menus, texts and the sitemap resolves in every language', {
  timeout: 300_000,
}, async () => {
  const crawled = sampleSites(sites.de);
  const recordUrls = await Promise.all(
    crawled.map(async ({ locale, path }) =>
      (await findGatewayUrls(locale)).map((url) => (isPage(url) ? path(url) : url)),
    ),
  );
  const urls = [...crawled.map(({ path }) => path('/')), ...recordUrls.flat(), ...(await readSitemap())];
  const isFollowed = ({ pathname }: URL) => crawled.some(({ path }) => pathname.startsWith(path('/')));
  const { pageCount, broken } = await crawl({ origin: new URL(siteOrigin).origin, urls, isFollowed });
  expect(pageCount).toBeGreaterThan(600);
  expect(broken).toEqual([]);
});

describe('pages that are not available in every language', () => {
  it.each([
    ['/application/solution/digital-denture-teeth', ['en']],
    ['/aboutUs/events', ['en']],
    ['/aboutUs/events/detail/webinar-moulds-and-masters-from-the-desktop-413', ['en']],
    ['/news/141', ['en', 'cn']],
    ['/application/moreApplication/cases/512', ['en', 'cn']],
  ])('R181 the language links of %s lead to %s only', async (path, locales) => {
    const $ = await getPage(path);
    const chooser = 'nav:has([data-locale])';
    const all = allSites.map(({ locale }) => locale);
    expect(attributesOf($, `${chooser} a[href]`, 'data-locale')).toEqual(locales);
    expect(attributesOf($, `${chooser} a[aria-disabled=true]`, 'data-locale')).toEqual(
      all.filter((locale) => !locales.includes(locale)),
    );
    expect(textsOf($, `${chooser} a`)).toHaveLength(all.length);
  });
});

async function readSitemap(): Promise<string[]> {
  const { html: sitemap } = await get('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(SITE_URL, ''));
}

function isPage(url: string): boolean {
  return url.startsWith('/') && !/\.\w+$/.test(url);
}

import { isLocale, type Locale } from '@heliograph/schema/locales.ts';
import { crawl } from './crawl.ts';
import { findGatewayUrls } from './gateway-urls.ts';
import { allSites, expect, test } from './site.ts';

/** SITE_URL at build time, as used in canonical links and the sitemap. */
const SITE_URL = 'http://localhost:3000';

for (const { locale, path } of allSites) {
  test(`R49 R181 every path in records, search results, menus, texts and the sitemap resolves in ${locale}`, async ({
    baseURL,
  }) => {
    test.slow();
    const { origin } = new URL(String(baseURL));
    const gatewayUrls = (await findGatewayUrls(locale)).map((url) => (isPage(url) ? path(url) : url));
    const urls = [path('/'), ...gatewayUrls, ...(await readSitemap(origin, locale))];
    const isExpanded = (url: string) => !url.includes('?') && localeOf(url) === locale;
    const { pageCount, broken } = await crawl({ origin, urls, isExpanded });
    expect(pageCount).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  });
}

async function readSitemap(origin: string, locale: Locale): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const sitemapUrls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(SITE_URL, ''));
  return sitemapUrls.filter((url) => localeOf(url) === locale);
}

function isPage(url: string): boolean {
  return url.startsWith('/') && !/\.\w+$/.test(url);
}

function localeOf(url: string): Locale {
  const [, first = ''] = url.split(/[/?#]/);
  return isLocale(first) ? first : 'en';
}

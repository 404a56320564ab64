import { isLocale, type Locale } from '@heliograph/schema/locales.ts';
import { crawl } from './crawl.ts';
import { findGatewayUrls } from './gateway-urls.ts';
import { expect, sites, test } from './site.ts';

/** SITE_URL at build time, as used in canonical links and the sitemap. */
const SITE_URL = 'http://localhost:3000';

for (const { locale, path } of sites) {
  test(`R49 R181 every path in records, search results, menus, texts and the sitemap resolves in ${locale}`, async ({
    baseURL,
  }) => {
    test.slow();
    const { origin } = new URL(String(baseURL));
    const named = (await findGatewayUrls(locale)).map((address) => (isPage(address) ? path(address) : address));
    const addresses = [path('/'), ...named, ...(await readSitemap(origin, locale))];
    const isExpanded = (address: string) => !address.includes('?') && localeOf(address) === locale;
    const { pageCount, broken } = await crawl({ origin, addresses, isExpanded });
    expect(pageCount).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  });
}

async function readSitemap(origin: string, locale: Locale): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(SITE_URL, ''));
  return listed.filter((address) => localeOf(address) === locale);
}

function isPage(address: string): boolean {
  return address.startsWith('/') && !/\.\w+$/.test(address);
}

function localeOf(address: string): Locale {
  const [, first = ''] = address.split(/[/?#]/);
  return isLocale(first) ? first : 'en';
}

import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { sampleNames } from '#app/[locale]/dev/sample-names.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, textsOf } from './site.ts';

const UNKNOWN_PATHS = ['/404', '/foo', '/foo/bar/baz', '/material/3-all', '/application/moreApplication/6'];
const UNKNOWN_RECORDS = [
  '/material/materialDetail/nothing-999999',
  '/material/materialDetail/nothing',
  '/hardware/accessories/accessoriesDetail/nothing-999999',
  '/hardware/accessories/3d-printer-support',
];
const DEVELOPMENT_PAGES = ['/dev', '/dev/ui', ...sampleNames.map((name) => `/dev/${name}`)];
const UNKNOWN_QUERIES = [
  '/material?t=UNKNOWN',
  '/application/moreApplication?t=6',
  '/hardware/accessories?type=1',
  '/hardware/accessories?type=5',
  '/hardware/accessories?type=22',
  '/hardware/accessories?printer=9&type=2x',
];

describe.each(allSites)('the 404 page in $locale', ({ locale, tag, path, messages: { NotFound } }) => {
  const getMissing = async (place: string) => {
    const { status, headers, html } = await get(path(place));
    return { status, maxAge: maxAge(headers.get('cache-control')), $: load(html) };
  };

  it.each(UNKNOWN_QUERIES)(`Q21 Q22 %s responds with 404 in ${locale}`, async (place) => {
    const { status, maxAge, $ } = await getMissing(place);
    expect([status, ...textsOf($, 'h1')]).toEqual([404, NotFound.title]);
    expect(maxAge).toBeLessThanOrEqual(300);
  });

  it.each([...UNKNOWN_PATHS, ...UNKNOWN_RECORDS])(`R172 %s responds with 404 in ${locale}`, async (place) => {
    const { status, maxAge, $ } = await getMissing(place);
    expect(status).toBe(404);
    expect(maxAge).toBeLessThanOrEqual(300);
    expect(attributesOf($, 'meta[name=robots]', 'content')).toContain('noindex');
    expect($('html').attr('lang')).toBe(tag);
  });

  it.each(['/404', '/foo', '/foo/bar/baz', '/services/foo', '/material/foo/bar'])(
    `R34 %s marks the first entry of the navigation in ${locale}`,
    async (place) => {
      const { status, $ } = await getMissing(place);
      expect([status, ...attributesOf($, '.menu-link[aria-current]', 'href')]).toEqual([404, path('/')]);
    },
  );

  it.each(DEVELOPMENT_PAGES)(`R174 Q28 %s responds with 404 in ${locale}`, async (place) => {
    const { status, $ } = await getMissing(place);
    expect([status, ...textsOf($, 'h1')]).toEqual([404, NotFound.title]);
  });

  it.each(UNKNOWN_PATHS)(`R175 %s shows that the page could not be found in ${locale}`, async (place) => {
    const { status, $ } = await getMissing(place);
    expect([status, $('title').text(), ...textsOf($, 'h1')]).toEqual([404, NotFound.title, NotFound.title]);
  });

  it.each(UNKNOWN_RECORDS)(`R324 %s shows the 404 page at its own URL in ${locale}`, async (place) => {
    const { status, $ } = await getMissing(place);
    expect([status, $('title').text(), ...textsOf($, 'h1')]).toEqual([404, NotFound.title, NotFound.title]);
  });

  it.each(['/foo', ...UNKNOWN_RECORDS])(`R180 %s has a description and a link home in ${locale}`, async (place) => {
    const { $ } = await getMissing(place);
    expect(textsOf($, 'main h1, main p')).toEqual(expect.arrayContaining([NotFound.title, NotFound.intro]));
    expect(textsOf($, `main a[href="${path('/')}"]`)).toEqual([NotFound.home]);
  });

  it.each(['/foo', ...UNKNOWN_RECORDS])(`R323 %s lists causes, also maintenance, in ${locale}`, async (place) => {
    const { $ } = await getMissing(place);
    const causes = [NotFound.causeMoved, NotFound.causeTyped, NotFound.causeMaintenance];
    expect(textsOf($, 'main li').slice(0, causes.length)).toEqual(causes);
  });

  it.each(['/foo', ...UNKNOWN_RECORDS])(
    `%s has a search and likely pages in ${locale}, without scripts`,
    async (place) => {
      const { $ } = await getMissing(place);
      expect(attributesOf($, 'main form', 'action')).toEqual([path('/search')]);
      expect(attributesOf($, 'main form input', 'name')).toEqual(['key']);
      expect(attributesOf($, 'main nav a', 'href')).toEqual(
        ['/hardware', '/material/0-all', '/application', '/store/support', '/aboutUs/contactUs'].map(path),
      );
    },
  );
});

it.each([
  ['/material/materialDetail/nothing-999999', 'This page could not be found'],
  ['/cn/material/materialDetail/nothing-999999', '页面不存在'],
  ['/de/material/materialDetail/nothing-999999', 'Seite nicht gefunden'],
])('Q43 %s responds with 404 at its own URL, with the text of /404', async (path, title) => {
  const prefix = path.slice(0, path.indexOf('/material'));
  for (const missing of [path, `${prefix}/404`]) {
    const { status, headers, html } = await get(missing);
    expect([status, headers.get('location'), ...textsOf(load(html), 'h1')]).toEqual([404, null, title]);
  }
});

it('R323 Q59 the 404 page has Chinese texts', async () => {
  const $ = load((await get('/cn/foo')).html);
  expect(textsOf($, 'h1')).toEqual(['页面不存在']);
  for (const text of textsOf($, 'main :is(p, li, a)')) expect(text).toMatch(/^404$|\p{Script=Han}/u);
});

it.each([
  ['/foo', 'This page could not be found'],
  ['/de/foo', 'Seite nicht gefunden'],
])('R323 %s says "%s"', async (path, title) => {
  const { html } = await get(path);
  expect(textsOf(load(html), 'h1')).toEqual([title]);
});

it('F4 a 404 page contains no URL requested by another visitor', async () => {
  await get('/de/requested-by-another-client');
  const $ = load((await get('/de/foo')).html);
  expect(attributesOf($, 'a[hreflang]', 'href')).toEqual(allSites.map(({ path }) => path('/')));
});

it.each([
  '/%2f%2fevil.example',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/de/%0d%0aSet-Cookie:a=b',
  '/de/cn',
  '/material/%',
  '/de/material/%E0',
  '/material/materialDetail/%ff-102',
  '/cn/material/materialDetail/%zz',
  '/_not-found',
  '/_global-error',
  '/500',
  '/%5Blocale%5D',
  `/${'a'.repeat(4000)}`,
])('F4 the malicious URL %.40s responds with 404 and never redirects off-site', async (path) => {
  const { status, headers } = await get(path);
  expect(status).toBe(404);
  expect(headers.get('location')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(maxAge(headers.get('cache-control'))).toBeLessThanOrEqual(300);
});

function maxAge(cacheControl: string | null): number {
  return Number(/s-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? 0);
}

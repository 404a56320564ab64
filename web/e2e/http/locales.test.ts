import { describe, expect, it } from 'vitest';
import { homeCopy } from '#content/home/copy.ts';
import { allSites, sites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

it.each(allSites)('R5 R9 the home page in $locale declares its language and translations', async (site) => {
  const { locale, tag, path } = site;
  expect(path('/')).toBe(locale === 'en' ? '/' : `/${locale}`);
  const $ = await getPage(path('/'));
  expect($('html').attr('lang')).toBe(tag);
  expect(textsOf($, 'h1')).toEqual([homeCopy[locale].hero.title]);
  const [canonical = ''] = attributesOf($, 'link[rel=canonical]', 'href');
  expect(new URL(canonical).pathname).toBe(path('/'));
  const alternates = attributesOf($, 'link[rel=alternate][hreflang]', 'hreflang');
  expect(alternates.toSorted()).toEqual(['x-default', ...allSites.map((one) => one.tag)].toSorted());
});

it.each([
  { name: 'a German browser', headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, location: '/de' },
  { name: 'a Chinese browser', headers: { 'accept-language': 'zh-CN,zh;q=0.9' }, location: '/cn' },
  { name: 'an upper-case tag', headers: { 'accept-language': 'DE' }, location: '/de' },
  { name: 'an English browser that also reads German', headers: { 'accept-language': 'en-GB,de;q=0.5' } },
  { name: 'a crawler', headers: { 'accept-language': '' } },
  {
    name: 'who chose Chinese',
    headers: { 'accept-language': 'de', cookie: 'a=b; locale_pref=cn' },
    location: '/cn',
  },
  { name: 'who chose English', headers: { 'accept-language': 'de', cookie: 'locale_pref=en' } },
  { name: 'who read Chinese last', headers: { 'accept-language': 'de', cookie: 'lang=cn' }, location: '/cn' },
  { name: 'who read English last', headers: { 'accept-language': 'de', cookie: 'lang=en' } },
  {
    name: 'who chose English and read German last',
    headers: { 'accept-language': 'de', cookie: 'lang=de; locale_pref=en' },
  },
  { name: 'a language that only begins alike', headers: { 'accept-language': 'den' } },
])('R243 / serves $name', async ({ headers: sent, location = null }) => {
  const { status, headers } = await get('/', sent);
  expect([status, headers.get('location')]).toEqual([location ? 307 : 200, location]);
  expect(headers.get('cache-control')).toBe(location ? null : 'private, no-cache');
});

it('Q18 only the home page detects the language, by a redirect that is not stored', async () => {
  const german = { 'accept-language': 'de' };
  const { status, headers } = await get('/', german);
  expect([status, headers.get('location')]).toEqual([307, '/de']);
  expect(headers.get('cache-control') ?? 'no-store').toMatch(/no-store|private|no-cache/);
  expect(headers.get('expires')).toBeNull();
  const paths = ['/hardware', '/application/consumer', '/search?key=resin', '/404'];
  const deep = await Promise.all(paths.map((path) => get(path, german)));
  expect(deep.map((page) => [page.headers.get('location'), page.headers.getSetCookie()])).toEqual(
    paths.map(() => [null, []]),
  );
  for (const { html } of deep) expect(html).toContain('<html lang="en"');
});

it('R243 deep links in English stay in English', async () => {
  const { status, headers, html } = await get('/material/0-all', {
    'accept-language': 'de',
    cookie: 'locale_pref=cn',
  });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toBeNull();
  expect(html).toContain('<html lang="en"');
});

describe('permanent redirects', () => {
  it.each([
    ['/en', '/'],
    ['/en/material/0-all', '/material/0-all'],
    ['/de/', '/de'],
    ['/material/0-all/', '/material/0-all'],
    ['/DE/material/0-all', '/de/material/0-all'],
    ['/material', '/material/0-all'],
    ['/cn/material', '/cn/material/0-all'],
    ['/material?t=1-casting', '/material/1-casting?t=1-casting'],
    ['/de/material/materialDetail', '/de/material/0-all'],
    ['/material/materialDetail/anything-102', '/material/materialDetail/cast-uv-3-0-102'],
    ['/cn/material/materialDetail/102', '/cn/material/materialDetail/cast-uv-3-0-102'],
    ['//evil.example/material', '/evil.example/material'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([308, to]);
  });
});

it('R244 language links work without JavaScript', async () => {
  const { en, de } = sites;
  const $ = await getPage('/material/0-all?category=denture');
  const [link] = attributesOf($, `nav[aria-label="${en.messages.Languages.title}"] [data-locale=de]`, 'href');
  expect(link).toBe(de.path('/material/0-all'));
});

import { expect, it } from 'vitest';
import { isSinglePath, pagePaths } from '#content/pages.ts';
import { isLongRun } from '../../../gateway/src/testing/env.ts';
import { siteOrigin } from '../origins.ts';
import { allSites, sampleSites, sites } from '../sites.ts';
import { get } from './site.ts';

const QUERY = '?utm_source=a&utm_source=b%26c';

/** `/SAP` becomes `/SAP`, `/sap`, `/sAp`. */
function inOtherCases(path: string): string[] {
  const mixed = [...path].map((letter, index) => (index % 2 ? letter.toLowerCase() : letter.toUpperCase())).join('');
  return [...new Set([path.toUpperCase(), path.toLowerCase(), mixed])].filter((other) => other !== path);
}

/** A short run tests one other case of each page. */
function sample(others: string[], index: number): string[] {
  return isLongRun ? others : others.slice(index % others.length).slice(0, 1);
}

async function locate(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await fetch(siteOrigin + path, { method: 'HEAD', redirect: 'manual' });
  return [status, headers.get('location')];
}

it.each(sampleSites(sites.de))(
  'Q29 every page in another case redirects once, to its path, in $locale',
  { timeout: 300_000 },
  async ({ path }) => {
    const pages = pagePaths.filter(isSinglePath).map(path);
    const others = pages.flatMap((page, index) =>
      sample(inOtherCases(page), index).map((other) => [other, page] as const),
    );
    expect(others.length).toBeGreaterThan(pages.length / 2);
    for (const [other, page] of others) {
      expect([other, ...(await locate(other + QUERY))]).toEqual([other, 308, page + QUERY]);
    }
    for (const page of pages.filter((one) => one !== '/')) {
      expect([page, ...(await locate(page + QUERY))]).toEqual([page, 200, null]);
    }
  },
);

const SHOW = '/aboutUs/events/detail/international-dental-show-cologne-spring-twenty-seven-409';

it.each([
  ['/HARDWARE/a2d', '/hardware/A2D'],
  ['/Newsroom', '/newsroom'],
  ['/cn/Hardware', '/cn/hardware'],
  ['/cn/ABOUTUS', '/cn/aboutUs'],
  ['/DE/material/0-ALL', '/de/material/0-all'],
  ['/sap', '/SAP'],
  ['/En/sap', '/SAP'],
  ['/SEARCH?key=a', '/search?key=a'],
  ['/News/144', '/news/144'],
  ['/CN/news/144', '/cn/news/144'],
  ['/MATERIAL/materialdetail/Cast-UV-3-0-102', '/material/materialDetail/cast-uv-3-0-102'],
  ['/material/materialDetail/CAST-UV-3-0-102?a=b', '/material/materialDetail/cast-uv-3-0-102?a=b'],
  ['/Material/materialDetail/an-old-name-102', '/material/materialDetail/cast-uv-3-0-102'],
  ['/hardware/a2d/3D-Printer-Support', '/hardware/A2D/3d-printer-support'],
  ['/de/hardware/a2d/3d-printer-support?a=b', '/de/hardware/A2D/3d-printer-support?a=b'],
  ['/application/moreapplication/CASES/512', '/application/moreApplication/cases/512'],
  [SHOW.toLowerCase(), SHOW],
])('Q29 %s redirects once, to %s', async (from, to) => {
  expect(await locate(from)).toEqual([308, to]);
  expect((await locate(to))[0]).toBe(200);
});

it.each([
  ['/Material?t=1-casting', '/material/1-casting?t=1-casting'],
  ['/DE/Services/BM', '/de/material/bm'],
  ['/en/News', '/newsroom'],
  ['/cn/HARDWARE/DETAIL', '/cn/hardware'],
])('Q29 the former path %s redirects once, to %s', async (from, to) => {
  expect(await locate(from)).toEqual([308, to]);
  expect((await locate(to))[0]).toBe(200);
});

it.each([
  ['/hardware/detail?id=9', '/hardware/Reflex'],
  ['/CN/Hardware/Detail?id=34', '/cn/hardware/hive'],
])('Q24 %s redirects once, to %s', async (from, to) => {
  expect(await locate(from)).toEqual([308, to]);
  expect((await locate(to))[0]).toBe(200);
});

it.each([
  ['/FOO', 'en'],
  ['/Canonical-Path', 'en'],
  ['/canonical-path', 'en'],
  ['/CN/FOO', 'zh-CN'],
  ['/cn/CN/hardware', 'zh-CN'],
  ['/NEWS/999999', 'en'],
  ['/DE/news/999999', 'de'],
  ['/Hardware/A9Z', 'en'],
  ['/MATERIAL/3-all', 'en'],
  ['/hardware/A9Z/3D-printer-support', 'en'],
  ['/Application/unknown', 'en'],
])('Q29 R172 %s responds with the 404 page at once', async (path, tag) => {
  const { status, headers, html } = await get(path);
  expect([status, headers.get('location')]).toEqual([404, null]);
  expect(html).toContain(`<html lang="${tag}"`);
  const { title } = (allSites.find((site) => site.tag === tag) ?? expect.fail(tag)).messages.NotFound;
  expect(html).toContain(`<title>${title}</title>`);
});

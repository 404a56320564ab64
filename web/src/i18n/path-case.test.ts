import { locales } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { contentPaths, pagePaths } from '#content/pages.ts';
import { anyCasePage, miscasedDynamicPaths } from './path-case.ts';
import { redirects, rewrites } from './url-rules.ts';

const dynamic = new RegExp(`^/(?:${miscasedDynamicPaths(locales, pagePaths).join('|')})$`);
const fallback = new RegExp(`^/(?:${pagePaths.map((page) => anyCasePage(locales, page)).join('|')})$`);

it('Q29 no two pages differ only in case', () => {
  expect(new Set(pagePaths.map((path) => path.toLowerCase())).size).toBe(pagePaths.length);
});

it('Q29 matches no page in its own case before its route', () => {
  const exact = pagePaths.map((path) => path.replace('[model]', 'A2D').replace(/\[\w+\]/, 'a-1'));
  const all = Object.values(locales).flatMap(({ prefix }) => exact.map((path) => `${prefix}${path}`));
  expect(all.filter((path) => dynamic.test(path))).toEqual([]);
});

it.each([
  ['/hardware/a2d', true],
  ['/de/hardware/a2d/3d-printer-support', true],
  ['/cn/material/0-ALL', true],
  ['/material/materialDetail/Cast-102', true],
  ['/hardware/A9Z', false],
  ['/hardware/A2D_4K', false],
  ['/_next/static/hardware/A.js', false],
])('Q29 matches %s before a dynamic route: %s', (path, isMatch) => {
  expect(dynamic.test(path)).toBe(isMatch);
});

it.each([
  ['/en/sap', true],
  ['/en/DE/SAP', true],
  ['/en/Cn', true],
  ['/de/News/144', true],
  ['/en/FOO', false],
  ['/en/sapx', false],
  ['/cn/cn/sap', false],
])('Q29 matches %s in the fallback: %s', (path, isMatch) => {
  expect(fallback.test(path)).toBe(isMatch);
});

it('keeps each source below the limit of Next.js', () => {
  const { beforeFiles = [], afterFiles = [], fallback: last = [] } = rewrites(locales, pagePaths, contentPaths);
  const rules = [...redirects(locales), ...beforeFiles, ...afterFiles, ...last];
  expect(Math.max(...rules.map(({ source }) => source.length))).toBeLessThan(3_500);
});

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { caseStudyListPath, scopeNumbers } from '#features/case-studies/case-study-scopes.ts';
import { materialListPath } from '#features/materials/material-paths.ts';
import { scopeNames } from '#features/materials/material-scopes.ts';
import { printers } from '../../legacy/content/products/printers.ts';
import { stations } from '../../legacy/content/products/stations.ts';
import { tdkPages } from '../../legacy/content/tdk.ts';
import { footerColumns, legalBranch } from './footer/footer.ts';
import { legalPaths } from './legal/legal-texts.ts';
import { marketingPaths } from './marketing-pages.ts';
import { machines } from './navigation/machines.ts';
import {
  contentPaths,
  findPage,
  getPage,
  indexedLocales,
  isListed,
  isListedAddress,
  isPagePath,
  isSinglePath,
  type Page,
  pagePaths,
} from './pages.ts';

const APP = join(import.meta.dirname, '../src/app/[locale]');

/** Route patterns; `(group)` and `[search]` segments are not part of a URL. */
const routes = globSync('**/page.tsx', { cwd: APP })
  .map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('(') && part !== '[search]')
        .join('/')}`,
  )
  .filter((route) => !/^\/(?:404|dev|content)(?:\/|$)/.test(route));

function toPattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);
}

it('every content page has copy', () => {
  expect([...marketingPaths, ...legalPaths].toSorted()).toEqual(contentPaths.toSorted());
});

it('every page has a route', () => {
  const routed = pagePaths.filter((path) => !contentPaths.includes(path));
  expect(routed.filter((path) => !routes.some((route) => toPattern(route).test(path)))).toEqual([]);
});

it('every route is registered', () => {
  expect(routes.filter((route) => !pagePaths.some((path) => toPattern(route).test(path)))).toEqual([]);
});

it('every page below another one names its parent', () => {
  const isBelow = (path: string) => pagePaths.some((other) => other !== '/' && path.startsWith(`${other}/`));
  expect(pagePaths.filter((path) => isBelow(path) && !getPage(path).parent)).toEqual([]);
});

function pagesOf(kind: Page['kind'], start: string): string[] {
  return pagePaths.filter((path) => path.startsWith(start) && getPage(path).kind === kind);
}

const volumes = new Map(
  [...printers, ...stations].map(({ urlName, buildVolume: volume }) => [
    `/hardware/${urlName}`,
    volume && [volume.width, volume.depth, volume.height],
  ]),
);

it('registers a page for each printer and station in the content store, and no others', () => {
  expect(pagesOf('PRODUCT', '/').toSorted()).toEqual([...volumes.keys()].toSorted());
});

it('lists each machine once in the navigation, with the build volume of its data sheet', () => {
  const shown = machines.flatMap(({ children }) => children.map(({ page, size }) => [page, size]));
  expect(shown.toSorted()).toEqual([...volumes].toSorted());
});

it('has a title and a description for search engines for every page with one path', () => {
  const described = new Set(tdkPages.map(({ url }) => url));
  expect(pagePaths.filter((path) => isSinglePath(path) && !described.has(path))).toEqual([]);
});

it('lists exactly the listed pages in the search index', () => {
  const isFindable = (path: string) => isListedAddress(path, 'en') && path !== '/search';
  const found = tdkPages.filter(({ isFound }) => isFound !== false).map(({ url }) => url);
  expect(found.toSorted()).toEqual(
    tdkPages
      .map(({ url }) => url)
      .filter(isFindable)
      .toSorted(),
  );
});

it('registers a page for each material list and case study list, and no others', () => {
  expect(pagesOf('LIST', '/material/').toSorted()).toEqual(scopeNames.map(materialListPath).toSorted());
  expect(pagesOf('LIST', '/application/').toSorted()).toEqual(scopeNumbers.map(caseStudyListPath).toSorted());
});

it('R182 every page has a registered parent and a path to the home page', () => {
  for (const path of pagePaths) {
    const seen = new Set<string>([path]);
    let { parent } = getPage(path);
    while (parent !== undefined && parent !== '/') {
      expect(isPagePath(parent) && !seen.has(parent), `${path}: ${parent}`).toBe(true);
      seen.add(parent);
      parent = isPagePath(parent) ? getPage(parent).parent : undefined;
    }
  }
});

const SPECIAL_LAYOUTS = [
  ['R177', '/catalogue', 'CONTENT_ONLY'],
  ['R178', '/certificate', 'CONTENT_ONLY'],
  ['R179', '/subscribe', 'SUBSCRIBE'],
  ['R179', '/subscribe/confirm', 'SUBSCRIBE'],
] as const;

it.each(SPECIAL_LAYOUTS)('%s %s has the layout %s', (_number, path, layout) => {
  expect(getPage(path).layout).toBe(layout);
});

it('no other page has a layout of its own', () => {
  const special = pagePaths.filter((path) => getPage(path).layout);
  expect(special.toSorted()).toEqual(SPECIAL_LAYOUTS.map(([, path]) => path).toSorted());
});

it('Q26 does not list the newsroom in Chinese', () => {
  expect(isListed('/newsroom', 'cn')).toBe(false);
});

it('Q13 Q17 Q26 indexes a page in the locales in which it is available and listed', () => {
  expect(indexedLocales('/material/0-all')).toEqual(localeCodes);
  expect(indexedLocales('/aboutUs/events')).toEqual(['en']);
  expect(indexedLocales('/newsroom')).toEqual(localeCodes.filter((locale) => locale !== 'cn'));
  expect(indexedLocales('/search')).toEqual([]);
});

it('finds the registered pattern of a record path', () => {
  expect(findPage('/news/144')).toBe('/news/[id]');
  expect(findPage('/hardware/A2D/3d-printer-support')).toBe('/hardware/[model]/3d-printer-support');
  expect(findPage('/hardware/A2D')).toBe('/hardware/A2D');
  expect(findPage('/nothing')).toBeNull();
});

it('R14 lists no page twice in the footer', () => {
  const all = [...footerColumns, legalBranch].flatMap(({ pages }) => pages);
  expect(new Set(all).size).toBe(all.length);
});

it('R21 has a picture of every machine in the navigation', () => {
  const shown = machines.flatMap(({ children }) => children);
  const missing = shown.filter(({ picture }) => !existsSync(join(APP, `../../../public/pictures/${picture}.avif`)));
  expect(missing).toEqual([]);
});

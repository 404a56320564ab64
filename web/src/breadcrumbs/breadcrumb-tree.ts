import type { Locale } from '@heliograph/schema/locales.ts';
import { footerColumns, footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { getPage, isListed, isPagePath, isSinglePath, type PagePath, pagePaths } from '#content/pages.ts';
import { localePath } from '#i18n/paths.ts';

/** Record pages have no name here; columns without a page have no link. */
export type BreadcrumbNode = { name?: string; href?: string; parent?: string };
export type BreadcrumbTree = Record<string, BreadcrumbNode>;

/** Follows the footer columns first, then `parent` in the page registry. */
export function toBreadcrumbTree(locale: Locale, brand: string): BreadcrumbTree {
  const nodes: BreadcrumbTree = {};
  for (const { title, page } of footerColumns) {
    const href = page && isListed(page, locale) ? { href: localePath(locale, page) } : {};
    nodes[columnId(title)] = { name: footerCopy[locale][title], parent: '/', ...href };
  }
  for (const path of pagePaths.filter((one) => getPage(one).isBuilt && !isBelowItsList(one))) {
    const name = isSinglePath(path) ? { name: pageNames[locale][path], href: localePath(locale, path) } : {};
    nodes[withoutParameter(path)] = { ...name, parent: findParent(path, locale) };
  }
  nodes['/'] = { name: brand, href: localePath(locale, '/') };
  return nodes;
}

/** Then the path finds the node of its list. */
function isBelowItsList(path: PagePath): boolean {
  return !isSinglePath(path) && isSinglePath(withoutParameter(path));
}

function findParent(path: PagePath, locale: Locale): string {
  const column = footerColumns.find(({ pages }) => pages.some((page) => page === path));
  if (column) return columnId(column.title);
  const { parent = '/', kind } = getPage(path);
  if (!isPagePath(parent)) return '/';
  const above = footerColumns.find(({ page }) => page === parent);
  if (above && (kind === 'RECORD' || !isListed(parent, locale))) return columnId(above.title);
  return isListed(parent, locale) ? parent : findParent(parent, locale);
}

function columnId(title: string): string {
  return `#${title}`;
}

function withoutParameter(path: string): string {
  return path.replace(/\/\[\w+\]$/, '');
}

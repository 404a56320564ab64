import type { Locale } from '@heliograph/schema/locales.ts';
import { footerColumns, footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { getPage, isListed, isPagePath, isSinglePath, type PagePath, pagePaths } from '#content/pages.ts';

/** Record pages have no name here. A column names the page that it links to, if it has one. */
export type BreadcrumbNode = { name?: string; page?: string; parent?: string };

/** By path of the page, or `#` and the title of the column. */
export type BreadcrumbTree = Record<string, BreadcrumbNode>;

/** Follows the footer columns first, then `parent` in the page registry. */
export function toBreadcrumbTree(locale: Locale, brand: string): BreadcrumbTree {
  const nodes: BreadcrumbTree = {};
  for (const { title, page } of footerColumns) {
    nodes[columnId(title)] = {
      name: footerCopy[locale][title],
      parent: '/',
      ...(page && isListed(page, locale) && { page }),
    };
  }
  for (const path of pagePaths.filter((one) => !isBelowItsList(one))) {
    nodes[withoutParameter(path)] = {
      ...(isSinglePath(path) && { name: pageNames[locale][path] }),
      parent: findParent(path, locale),
    };
  }
  nodes['/'] = { name: brand };
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

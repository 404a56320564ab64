import type { Locale } from '@heliograph/schema/locales.ts';
import { localePath } from '#i18n/paths.ts';
import type { BreadcrumbNode, BreadcrumbTree } from './breadcrumb-tree.ts';

export type Breadcrumb = { name: string; href?: string };

/** The breadcrumbs of a path, or of its nearest registered ancestor. */
export function findBreadcrumbs(nodes: BreadcrumbTree, path: string, locale: Locale): Breadcrumb[] {
  const breadcrumbs: Breadcrumb[] = [];
  const seen = new Set<BreadcrumbNode>();
  let id: string | undefined = findNodeId(nodes, path);
  while (id) {
    const node: BreadcrumbNode | undefined = nodes[id];
    if (!node || seen.has(node)) break;
    seen.add(node);
    const page = id.startsWith('#') ? node.page : id;
    const href = page && localePath(locale, page);
    // A column that links to the page below it is shown as plain text.
    if (node.name) breadcrumbs.unshift({ name: node.name, ...(href && href !== breadcrumbs[0]?.href && { href }) });
    id = node.parent;
  }
  return breadcrumbs;
}

function findNodeId(nodes: BreadcrumbTree, path: string): string {
  const id = path || '/';
  return nodes[id] ? id : findNodeId(nodes, path.slice(0, path.lastIndexOf('/')));
}

export function toBreadcrumbList(breadcrumbs: readonly Breadcrumb[], origin: string) {
  const linked = breadcrumbs.filter(({ href }) => href !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ name, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, origin).href,
    })),
  };
}

import type { BreadcrumbNode, BreadcrumbTree } from './breadcrumb-tree.ts';

export type Breadcrumb = { name: string; href?: string };

/** The breadcrumbs of a path, or of its nearest registered ancestor. */
export function findBreadcrumbs(nodes: BreadcrumbTree, path: string): Breadcrumb[] {
  const breadcrumbs: Breadcrumb[] = [];
  const seen = new Set<BreadcrumbNode>();
  let node = findNode(nodes, path);
  while (node && !seen.has(node)) {
    seen.add(node);
    const { name, href, parent } = node;
    // A column that links to the page below it is shown as plain text.
    if (name) breadcrumbs.unshift({ name, ...(href && href !== breadcrumbs[0]?.href && { href }) });
    node = parent ? nodes[parent] : undefined;
  }
  return breadcrumbs;
}

function findNode(nodes: BreadcrumbTree, path: string): BreadcrumbNode | undefined {
  const node = nodes[path || '/'];
  return node ?? findNode(nodes, path.slice(0, path.lastIndexOf('/')));
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

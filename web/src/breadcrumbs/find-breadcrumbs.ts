import type { TrailNode, TrailNodes } from './breadcrumb-tree.ts';

export type Crumb = { name: string; href?: string };

/** The way from home to a path, or to the nearest page above it. */
export function findTrail(nodes: TrailNodes, path: string): Crumb[] {
  const trail: Crumb[] = [];
  const seen = new Set<TrailNode>();
  let node = findNode(nodes, path);
  while (node && !seen.has(node)) {
    seen.add(node);
    const { name, href, parent } = node;
    // A column that leads to the page below it is only a name.
    if (name) trail.unshift({ name, ...(href && href !== trail[0]?.href && { href }) });
    node = parent ? nodes[parent] : undefined;
  }
  return trail;
}

function findNode(nodes: TrailNodes, path: string): TrailNode | undefined {
  const node = nodes[path || '/'];
  return node ?? findNode(nodes, path.slice(0, path.lastIndexOf('/')));
}

/** The trail for search engines; stops without an address are left out. */
export function toBreadcrumbList(trail: readonly Crumb[], origin: string) {
  const stops = trail.filter(({ href }) => href !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: stops.map(({ name, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, origin).href,
    })),
  };
}

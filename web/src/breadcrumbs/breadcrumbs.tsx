'use client';

import Link from 'next/link';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { StructuredData } from '#ui/structured-data.tsx';
import type { BreadcrumbTree } from './breadcrumb-tree.ts';
import { findBreadcrumbs, toBreadcrumbList } from './find-breadcrumbs.ts';

type Props = {
  label: string;
  nodes: BreadcrumbTree;
  /** Site origin; enables structured data. */
  origin?: string;
};

export function Breadcrumbs({ label, nodes, origin }: Props) {
  const path = useRoutePath();
  const breadcrumbs = findBreadcrumbs(nodes, path);
  const isHere = nodes[path]?.name !== undefined;
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol>
        {breadcrumbs.map(({ name, href }, index) => (
          <li key={name}>
            {isHere && index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : href ? (
              <Link href={href} prefetch={false}>
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
      {origin && <StructuredData data={toBreadcrumbList(breadcrumbs, origin)} />}
    </nav>
  );
}

'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import Link from 'next/link';
import { use } from 'react';
import { PageMarkContext } from '#layout/page-mark.tsx';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { StructuredData } from '#ui/structured-data.tsx';
import type { BreadcrumbTree } from './breadcrumb-tree.ts';
import { findBreadcrumbs, toBreadcrumbList } from './find-breadcrumbs.ts';

type Props = {
  locale: Locale;
  label: string;
  nodes: BreadcrumbTree;
  /** Site origin; enables structured data. */
  origin?: string;
};

export function Breadcrumbs({ locale, label, nodes, origin }: Props) {
  const path = useRoutePath();
  const [{ recordName, lang }] = use(PageMarkContext);
  const breadcrumbs = findBreadcrumbs(nodes, path, locale);
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
        {recordName && (
          <li lang={lang}>
            <span aria-current="page">{recordName}</span>
          </li>
        )}
      </ol>
      {/* Record pages have their own, which ends with the record. */}
      {origin && isHere && <StructuredData data={toBreadcrumbList(breadcrumbs, origin)} />}
    </nav>
  );
}

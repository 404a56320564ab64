'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { PagedRows } from '#ui/paged-rows.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { QueryChips } from '#ui/query-chips.tsx';
import { QueryLink } from '#ui/query-link.tsx';
import type { NewsRow } from './news-finder.tsx';
import { toNewsSearch } from './news-query.ts';

const PAGE_SIZE = 12;

type Props = {
  rows: readonly NewsRow[];
  /** Of all tags. */
  total: number;
  tags: readonly { id: string; label: string; count: number }[];
  tag: string | null;
  page: number;
};

export function NewsResults({ rows, total, tags, tag, page }: Props) {
  const t = useTranslations('News');
  const pageCount = Math.ceil(rows.length / PAGE_SIZE);
  const current = Math.min(Math.max(page, 1), pageCount);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <QueryChips
        label={t('tags')}
        chips={[{ id: null, label: t('all'), count: total }, ...tags].map((chip) => ({
          ...chip,
          href: toNewsSearch('', { tag: chip.id }) || '?',
        }))}
        selected={tag}
      />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('results')}
      </h2>
      <p role="status" className="sr-only">
        {t('found', { count: rows.length })}
      </p>
      <div className="mt-6">
        <PagedRows rows={rows} page={current} pageSize={PAGE_SIZE} isGrid />
      </div>
      <div className="scripted mt-8">
        <Pagination
          page={current}
          pageCount={pageCount}
          hrefOf={(one) => toNewsSearch('', { tag, page: one }) || '?'}
          as={QueryLink}
          onFollow={() => heading.current?.focus()}
          labels={{
            navigation: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (one) => t('page', { page: one }),
          }}
        />
      </div>
    </>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { searchPath } from '#features/search/search-url.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { QueryLink } from '#ui/query-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ResourceEntry } from './resource-finder.tsx';
import { emptyQuery, type ResourceQuery, toResourceSearch } from './resource-query.ts';

const PAGE_SIZE = 12;

type Props = {
  rows: readonly ResourceEntry[];
  query: ResourceQuery;
  onChange: (query: ResourceQuery) => void;
};

export function ResourceResults({ rows, query, onChange }: Props) {
  const t = useTranslations('Resources');
  const pageCount = Math.max(Math.ceil(rows.length / PAGE_SIZE), 1);
  const page = Math.min(Math.max(query.page, 1), pageCount);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Moves the focus when the pressed control disappears. */
  const focusHeading = () => heading.current?.focus();
  const reset = () => {
    onChange(emptyQuery);
    focusHeading();
  };
  const hrefOf = (one: number) => toResourceSearch('', { ...query, page: one }) || '?';
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('results')}
      </h2>
      <p role="status" className="mb-4 text-small text-ink-soft tabular-nums">
        {t('found', { count: rows.length })}
      </p>
      {rows.length === 0 ? <NoMatch onReset={reset} /> : <PagedRows rows={rows} page={page} pageSize={PAGE_SIZE} />}
      {query.name !== '' && (
        <p className="mt-5">
          <TextLink
            as={Link}
            href={searchPath({ text: query.name, type: 'resource', pageCount: 1 })}
            variant="standalone"
          >
            {t('fullText', { text: query.name })}
          </TextLink>
        </p>
      )}
      <div className="scripted mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          as={QueryLink}
          onFollow={focusHeading}
          labels={{
            navigation: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (one) => t('page', { page: one }),
          }}
        />
      </div>
    </div>
  );
}

function NoMatch({ onReset }: { onReset: () => void }) {
  const t = useTranslations('Resources');
  return (
    <section className="rounded-panel border border-line bg-surface p-6 desktop:p-10">
      <h2 className="text-heading">{t('noMatchTitle')}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{t('noMatchText')}</p>
      <Button onClick={onReset}>{t('reset')}</Button>
    </section>
  );
}

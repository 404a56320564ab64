'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import type { ProductLine } from '#gateway/schema.generated.ts';
import { Field } from '#ui/field.tsx';
import { QueryChips } from '#ui/query-chips.tsx';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import {
  type ArticleQuery,
  articleParams,
  filterArticles,
  lineNames,
  lines,
  sortOrders,
  toArticleSearch,
} from './article-query.ts';

type ArticleEntry = { id: string; line: ProductLine; node: ReactNode };

type Props = {
  /** Server-rendered cards, newest first. */
  rows: readonly ArticleEntry[];
};

/** Without JavaScript, all articles are shown. */
export function ArticleFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ rows }: Props) {
  const t = useTranslations('Articles');
  const [query, setQuery] = useQueryStates(articleParams, { history: 'push' });
  const found = filterArticles(rows, query);
  return (
    <>
      <Filters rows={rows} query={query} onSort={(sort) => void setQuery({ sort })} />
      <h2 className="sr-only">{t('results')}</h2>
      <p role="status" className="mt-6 mb-4 text-small text-ink-soft tabular-nums">
        {t('found', { count: found.length })}
      </p>
      <ul className="border-b border-line">
        {found.map(({ id, node }) => (
          <li key={id}>{node}</li>
        ))}
      </ul>
    </>
  );
}

type FiltersProps = Props & { query: ArticleQuery; onSort: (sort: ArticleQuery['sort']) => void };

function Filters({ rows, query, onSort }: FiltersProps) {
  const t = useTranslations('Articles');
  const chips = [null, ...lineNames].map((line) => ({
    id: line,
    label: line ? t(`lines.${lines[line]}`) : t('all'),
    count: filterArticles(rows, { ...query, line }).length,
    href: toArticleSearch('', { ...query, line }) || '?',
  }));
  return (
    <div
      inert={!useIsQueryReady()}
      className="scripted grid items-end gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <QueryChips label={t('line')} chips={chips} selected={query.line} />
      <Field label={t('sort')}>
        {(control) => (
          <Select
            {...control}
            value={query.sort}
            options={sortOrders.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
            onChange={({ target }) => onSort(target.value === 'asc' ? 'asc' : 'desc')}
          />
        )}
      </Field>
    </div>
  );
}

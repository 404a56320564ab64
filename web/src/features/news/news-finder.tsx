'use client';

import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import type { NewsTags } from './news-data.ts';
import { newsParams } from './news-query.ts';
import { NewsResults } from './news-results.tsx';

/** Topics with fewer articles have no filter; their articles link to them. */
const MIN_ARTICLES = 2;

export type NewsRow = {
  id: string;
  tags: readonly string[];
  node: ReactNode;
  isWide: boolean;
};

type Props = {
  /** Server-rendered rows. */
  rows: readonly NewsRow[];
  tags: NewsTags;
};

/** Without JavaScript, all articles are shown. */
export function NewsFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ rows, tags }: Props) {
  const [{ tag, page }] = useQueryStates(newsParams);
  const selected = tags.find(({ id }) => id === tag)?.id ?? null;
  const matching = selected ? rows.filter((row) => row.tags.includes(selected)) : rows;
  const counted = tags
    .map((one) => ({ ...one, count: rows.filter((row) => row.tags.includes(one.id)).length }))
    .filter(({ id, count }) => count >= MIN_ARTICLES || id === selected);
  return <NewsResults rows={matching} total={rows.length} tags={counted} tag={selected} page={page} />;
}

import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HitList } from './hit-list.tsx';
import { useResults } from './use-results.ts';

type Props = { locale: Locale; text: string; pageCount: number; onMore: () => void };

/** What was found of a text, more of it at each press of the button. */
export function SearchResults({ locale, text, pageCount, onMore }: Props) {
  const t = useTranslations('Search');
  const { results, isLoading, hasFailed, retry } = useResults(locale, text, pageCount);
  const list = useRef<HTMLDivElement>(null);
  const hits = results?.items ?? [];
  useFocusOnNew(list, hits.length);
  return (
    <div ref={list} aria-busy={isLoading} className="mt-8">
      <Status text={text} totalCount={results?.totalCount ?? null} isLoading={isLoading} />
      {hasFailed && <Failure onRetry={retry} />}
      {hits.length > 0 && <HitList hits={hits} />}
      {results?.totalCount === 0 && <p className="mt-4 max-w-text text-ink-soft">{t('noneText')}</p>}
      {results?.hasMore && (
        <Button onClick={() => !isLoading && onMore()} aria-disabled={isLoading} className="mt-6">
          {isLoading ? t('loading') : t('more')}
        </Button>
      )}
      {results && !results.hasMore && hits.length > 0 && <p className="mt-5 text-small text-ink-soft">{t('noMore')}</p>}
    </div>
  );
}

type StatusProps = { text: string; totalCount: number | null; isLoading: boolean };

function Status({ text, totalCount, isLoading }: StatusProps) {
  const t = useTranslations('Search');
  const format = useFormatter();
  const found = totalCount === 0 ? t('none') : t('found', { total: format.number(totalCount ?? 0) });
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8">
      <h2 className="text-heading break-words">{t('quoted', { text })}</h2>
      <p role="status" className="text-small text-ink-soft tabular-nums">
        {totalCount === null ? isLoading && t('loading') : found}
      </p>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('Search');
  return (
    <Notice tone="danger" role="alert" title={t('failedTitle')}>
      <p className="mt-1 mb-3">{t('failedText')}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

/** When more has come, the focus goes to the first of it: the button may be gone. */
function useFocusOnNew(list: { current: HTMLElement | null }, count: number): void {
  const known = useRef(0);
  useEffect(() => {
    if (known.current > 0 && count > known.current) list.current?.querySelectorAll('a')[known.current]?.focus();
    known.current = count;
  }, [list, count]);
}

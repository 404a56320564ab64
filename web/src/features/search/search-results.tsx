import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { FocusOnTarget } from './focus-on-target.tsx';
import { HitList, toHitId } from './hit-list.tsx';
import type { Results } from './search-data.ts';
import { type Search, searchPath } from './search-url.ts';

type Props = { search: Search; results: Results };

/** "More" links to the same search with one more page, at the first new result. */
export function SearchResults({ search, results: { items, totalCount, hasMore } }: Props) {
  const t = useTranslations('Search');
  const format = useFormatter();
  const longer = searchPath({ ...search, pageCount: search.pageCount + 1 });
  return (
    <div className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-heading break-words">{t('quoted', { text: search.text })}</h2>
        <p role="status" className="text-small text-ink-soft tabular-nums">
          {totalCount === 0 ? t('none') : t('found', { total: format.number(totalCount) })}
        </p>
      </div>
      {items.length === 0 ? (
        <p className="mt-4 max-w-text text-ink-soft">{t('noneText')}</p>
      ) : (
        <HitList hits={items} search={search.text} />
      )}
      <FocusOnTarget />
      {hasMore && (
        <Button as={Link} href={`${longer}#${toHitId(items.length)}`} replace className="mt-6">
          {t('more')}
        </Button>
      )}
      {!hasMore && items.length > 0 && <p className="mt-5 text-small text-ink-soft">{t('noMore')}</p>}
    </div>
  );
}

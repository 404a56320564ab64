import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { type ChipLinkProps, LinkChips } from '#ui/link-chips.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FocusOnTarget } from './focus-on-target.tsx';
import { HitList, toHitId } from './hit-list.tsx';
import { findPreferredTerm, toSearches } from './preferred-term.ts';
import type { Results } from './search-data.ts';
import { searchTypes } from './search-types.ts';
import { PAGE_SIZE, type Search, searchPath } from './search-url.ts';

type Props = { search: Search; results: Results };

/** "More" links to the same search with one more page, at the first new result. */
export function SearchResults({ search, results }: Props) {
  const { items, totalCount, hasMore, foundCount } = results;
  const t = useTranslations('Search');
  const format = useFormatter();
  const longer = searchPath({ ...search, pageCount: search.pageCount + 1 });
  const leftCount = totalCount - items.length;
  const words = toSearches(localeFromTag(useLocale()), search.text).join(' ');
  return (
    <div className="search-results">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-heading break-words">{t('quoted', { text: search.text })}</h2>
        <p role="status" className="text-small text-ink-soft tabular-nums">
          {totalCount === 0 ? t('none') : t('found', { total: format.number(totalCount) })}
        </p>
        <PreferredTerm searched={search.text} />
      </div>
      <TypeChips search={search} results={results} />
      <div className="min-w-0">
        {items.length === 0 ? (
          <NoResults search={search} foundCount={foundCount} />
        ) : (
          <HitList hits={items} search={words} />
        )}
        <FocusOnTarget />
        {hasMore && (
          <Button as={Link} href={`${longer}#${toHitId(items.length)}`} replace className="mt-6">
            {t('more', { count: Math.min(PAGE_SIZE, leftCount), left: leftCount })}
          </Button>
        )}
        {!hasMore && items.length > 0 && <p className="mt-5 text-small text-ink-soft">{t('noMore')}</p>}
      </div>
    </div>
  );
}

/** A search for the word that the pages use. */
function PreferredTerm({ searched }: { searched: string }) {
  const t = useTranslations('Search');
  const term = findPreferredTerm(localeFromTag(useLocale()), searched);
  if (term === null) return null;
  const href = searchPath({ text: term, type: null, pageCount: 1 });
  return (
    <p className="mt-1 w-full">
      {t.rich('alsoSearch', {
        term,
        link: (chunks) => (
          <TextLink as={Link} href={href}>
            {chunks}
          </TextLink>
        ),
      })}
    </p>
  );
}

/** Types without results are left out, except the chosen one. */
function TypeChips({ search, results: { counts, foundCount } }: Props) {
  const t = useTranslations('Search');
  const types = searchTypes.filter((type) => counts[type] || type === search.type);
  if (foundCount === 0 || (types.length === 1 && !search.type)) return null;
  const toChip = (type: Search['type'], count: number) => {
    const anchor = `type-${type ?? 'all'}`;
    const href = `${searchPath({ text: search.text, type, pageCount: 1 })}#${anchor}`;
    return { id: type, label: t(`types.${type ?? 'all'}`), href, count, anchor };
  };
  return (
    <LinkChips
      label={t('types.label')}
      as={FilterLink}
      selected={search.type}
      isColumn
      chips={[toChip(null, foundCount), ...types.map((type) => toChip(type, counts[type] ?? 0))]}
    />
  );
}

/** Keeps the place on the page; the next page gives it the focus again. */
function FilterLink({ className, ...props }: ChipLinkProps) {
  return <Link {...props} scroll={false} className={`scroll-mt-96 ${className}`} />;
}

function NoResults({ search, foundCount }: { search: Search; foundCount: number }) {
  const t = useTranslations('Search');
  const format = useFormatter();
  if (foundCount === 0) return <p className="mt-4 max-w-text text-ink-soft">{t('noneText')}</p>;
  return (
    <>
      <p className="mt-4 max-w-text text-ink-soft">{t('noneOfType')}</p>
      <p className="mt-3">
        <TextLink as={Link} href={searchPath({ text: search.text, type: null, pageCount: 1 })} variant="standalone">
          {t('showAll', { total: format.number(foundCount) })}
        </TextLink>
      </p>
    </>
  );
}

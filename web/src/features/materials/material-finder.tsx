'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Locale, MaterialCriterion } from '#gateway/schema.generated.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { CompareStatus } from './compare/compare-status.tsx';
import { Comparison } from './compare/comparison.tsx';
import { useCompared } from './compare/use-compared.ts';
import { ExcludedMaterials } from './excluded-materials.tsx';
import type { MaterialFilterOptions, MaterialList } from './material-data.ts';
import type { MaterialFacts } from './material-facts.ts';
import { MaterialFilters } from './material-filters.tsx';
import { dropCriterion, emptyQuery, isEmptyQuery, type MaterialQuery } from './material-query.ts';
import { MaterialResults } from './material-results.tsx';
import type { MaterialScope } from './material-scopes.ts';
import { isUsableIn } from './trade/trade-rows.ts';
import { useMaterialQuery } from './use-material-query.ts';

const FilteredMaterials = lazy(async () => {
  const { FilteredMaterials: component } = await import('./filtered-materials.tsx');
  return { default: component };
});

type Props = {
  locale: Locale;
  scope: MaterialScope;
  options: MaterialFilterOptions;
  /** Already rendered on the server. */
  initial: MaterialList;
  facts: readonly MaterialFacts[];
  /** Picture at the top of the page, which no card repeats. */
  openingPicture?: string;
};

/** Shorter lists need no filters. */
const FILTERED_FROM = 3;

/** Without JavaScript, the whole list is shown. */
export function MaterialFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ locale, scope, options, initial, facts, openingPicture }: Props) {
  const t = useTranslations('Materials');
  const [query, setQuery] = useMaterialQuery();
  const compared = useCompared(facts.map(({ id }) => id));
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState(t('found', { count: initial.totalCount }));
  /** Moves the focus when the pressed button disappears. */
  const focusHeading = () => heading.current?.focus();
  const changeAndFocus = (next: MaterialQuery) => {
    setQuery(next);
    focusHeading();
  };
  const endComparison = () => {
    compared.clear();
    focusHeading();
  };
  const results = {
    // The casting page has a table of its resins.
    compared: scope.subtype === 'CASTING' ? null : compared,
    openingPicture,
    onStatus: setStatus,
    onDrop: (criterion: MaterialCriterion) => changeAndFocus(dropCriterion(query, criterion)),
  };
  const siteLocale = localeFromTag(useLocale());
  const usable = facts.filter((material) => isUsableIn(material, siteLocale)).length;
  const hasUsable = usable > 0 && usable < facts.length;
  const hasFilters = initial.totalCount >= FILTERED_FROM || !isEmptyQuery(query);
  const unfiltered = <MaterialResults list={initial} isByCategory isBusy={!isEmptyQuery(query)} {...results} />;
  return (
    <div className={`items-start gap-10 ${hasFilters ? 'desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}>
      {hasFilters && (
        <MaterialFilters
          options={options}
          query={query}
          hasUsable={hasUsable}
          onChange={setQuery}
          onReset={() => changeAndFocus({ ...emptyQuery, sort: query.sort })}
        />
      )}
      <div>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {t('results')}
        </h2>
        <CompareStatus count={compared.ids.length} />
        {compared.ids.length > 0 && (
          <Comparison
            materials={facts.filter(({ id }) => compared.ids.includes(id))}
            options={options}
            onRemove={compared.toggle}
            onClear={endComparison}
          />
        )}
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <p role="status" className={hasFilters ? 'text-small text-ink-soft tabular-nums' : 'sr-only'}>
            {status}
          </p>
          {hasUsable && !query.isUsable && (
            <Button size="small" className="scripted" onClick={() => changeAndFocus({ ...query, isUsable: true })}>
              {t('showUsable', { count: usable })}
            </Button>
          )}
        </div>
        {isEmptyQuery(query) ? (
          unfiltered
        ) : (
          <Suspense fallback={unfiltered}>
            <FilteredMaterials
              locale={locale}
              scope={scope}
              query={query}
              initial={initial}
              onRetry={focusHeading}
              {...results}
            />
          </Suspense>
        )}
        <ExcludedMaterials materials={facts} query={query} options={options} />
      </div>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Locale, MaterialCriterion } from '../../gateway/schema.generated.ts';
import type { MaterialFilterOptions, MaterialList } from './material-data.ts';
import { MaterialFilters } from './material-filters.tsx';
import { dropCriterion, emptyQuery, isEmptyQuery, type MaterialQuery } from './material-query.ts';
import { MaterialResults } from './material-results.tsx';
import type { MaterialScope } from './material-scopes.ts';
import { useMaterialQuery } from './use-material-query.ts';

const FilteredMaterials = lazy(async () => {
  const { FilteredMaterials: component } = await import('./filtered-materials.tsx');
  return { default: component };
});

type Props = {
  locale: Locale;
  scope: MaterialScope;
  options: MaterialFilterOptions;
  /** The list without filters, which is in the page already. */
  initial: MaterialList;
};

/** The list with its filters. Without JavaScript, and before it runs, the whole list is there. */
export function MaterialFinder(props: Props) {
  return (
    <Suspense fallback={<Finder {...props} query={emptyQuery} isWaiting />}>
      <NuqsAdapter>
        <FinderOfAddress {...props} />
      </NuqsAdapter>
    </Suspense>
  );
}

function FinderOfAddress(props: Props) {
  const [query, setQuery] = useMaterialQuery();
  return <Finder {...props} query={query} onChange={setQuery} />;
}

type FinderProps = Props & {
  query: MaterialQuery;
  onChange?: (query: MaterialQuery) => void;
  /** True until the script that answers a choice runs: a choice made before would be lost. */
  isWaiting?: boolean;
};

function Finder({ locale, scope, options, initial, query, onChange = ignore, isWaiting = false }: FinderProps) {
  const t = useTranslations('Materials');
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState(t('found', { count: initial.totalCount }));
  /** For changes whose own button goes away: the focus would go with it. */
  const changeAndFocus = (next: MaterialQuery) => {
    onChange(next);
    heading.current?.focus();
  };
  const results = {
    onStatus: setStatus,
    onDrop: (criterion: MaterialCriterion) => changeAndFocus(dropCriterion(query, criterion)),
  };
  const unfiltered = <MaterialResults list={initial} isBusy={!isEmptyQuery(query)} {...results} />;
  return (
    <div className="items-start gap-10 desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)]">
      <MaterialFilters
        options={options}
        query={query}
        isInert={isWaiting}
        onChange={onChange}
        onReset={() => changeAndFocus({ ...emptyQuery, sort: query.sort })}
      />
      <div>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {t('results')}
        </h2>
        <p role="status" className="mb-4 text-small text-ink-soft tabular-nums">
          {status}
        </p>
        {isEmptyQuery(query) ? (
          unfiltered
        ) : (
          <Suspense fallback={unfiltered}>
            <FilteredMaterials locale={locale} scope={scope} query={query} initial={initial} {...results} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function ignore(): void {}

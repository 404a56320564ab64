'use client';

import { useSearchParams } from 'next/navigation';
import { lazy, Suspense } from 'react';
import type { Locale, MaterialCriterion } from '../../gateway/schema.generated.ts';
import type { MaterialFilterOptions, MaterialList } from './material-data.ts';
import { MaterialFilters } from './material-filters.tsx';
import {
  dropCriterion,
  emptyQuery,
  isEmptyQuery,
  type MaterialQuery,
  parseMaterialQuery,
  toSearchParams,
} from './material-query.ts';
import { MaterialResults } from './material-results.tsx';
import type { MaterialScope } from './material-scopes.ts';

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
      <FinderOfAddress {...props} />
    </Suspense>
  );
}

function FinderOfAddress(props: Props) {
  return <Finder {...props} query={parseMaterialQuery(useSearchParams())} />;
}

type FinderProps = Props & {
  query: MaterialQuery;
  /** True until the script that answers a choice runs: a choice made before would be lost. */
  isWaiting?: boolean;
};

function Finder({ locale, scope, options, initial, query, isWaiting = false }: FinderProps) {
  const onDrop = (criterion: MaterialCriterion) => pushQuery(dropCriterion(query, criterion));
  const unfiltered = <MaterialResults list={initial} isBusy={!isEmptyQuery(query)} onDrop={onDrop} />;
  return (
    <div className="gap-8 desktop:grid desktop:grid-cols-[17rem_1fr]">
      <MaterialFilters options={options} query={query} isInert={isWaiting} onChange={pushQuery} />
      {isEmptyQuery(query) ? (
        unfiltered
      ) : (
        <Suspense fallback={unfiltered}>
          <FilteredMaterials locale={locale} scope={scope} query={query} initial={initial} onDrop={onDrop} />
        </Suspense>
      )}
    </div>
  );
}

/** A choice is an entry of the history: Back takes it back, and the address can be shared. */
function pushQuery(query: MaterialQuery): void {
  const params = toSearchParams(query);
  const { pathname } = window.location;
  window.history.pushState(null, '', params.size > 0 ? `${pathname}?${params}` : pathname);
}

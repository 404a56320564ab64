'use client';

import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import type { ResourceModule } from '#gateway/schema.generated.ts';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import type { Printer, Work } from './resource-data.ts';
import { ResourceFilters } from './resource-filters.tsx';
import { filterResources, type ResourceQuery, resourceParams } from './resource-query.ts';
import { ResourceResults } from './resource-results.tsx';
import { ResourceSearch } from './resource-search.tsx';

export type ResourceEntry = {
  id: string;
  module: ResourceModule;
  printers: readonly Printer[];
  works: readonly Work[];
  /** Title and summary. */
  searchText: string;
  isInPageLanguage: boolean;
  node: ReactNode;
};

type Props = {
  /** Server-rendered rows, newest first. */
  rows: readonly ResourceEntry[];
};

/** Without JavaScript, the resources of the default view are shown. */
export function ResourceFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ rows }: Props) {
  const [query, setQuery] = useQueryStates(resourceParams, { history: 'push' });
  const onChange = (next: ResourceQuery) => void setQuery({ ...next, page: 1 });
  return (
    <>
      <ResourceSearch name={query.name} onSearch={(name) => onChange({ ...query, name })} />
      <div className="items-start gap-10 desktop:grid desktop:grid-cols-[19rem_minmax(0,1fr)]">
        <ResourceFilters rows={rows} query={query} onChange={onChange} />
        <ResourceResults rows={filterResources(rows, query)} query={query} onChange={onChange} />
      </div>
    </>
  );
}

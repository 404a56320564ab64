'use client';

import { useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, Suspense } from 'react';
import type { ResourceModule } from '../../gateway/schema.generated.ts';
import { ResourceFilters } from './resource-filters.tsx';
import { chooseResources, emptyQuery, type ResourceQuery, resourceParams } from './resource-query.ts';
import { ResourceResults } from './resource-results.tsx';

export type ResourceEntry = { id: string; module: ResourceModule; title: string; node: ReactNode };

type Props = {
  /** Every resource, drawn already, newest first. */
  rows: readonly ResourceEntry[];
};

/** The resources as the address asks for them. Without JavaScript all of them are there. */
export function ResourceFinder({ rows }: Props) {
  return (
    <Suspense fallback={<Finder rows={rows} query={emptyQuery} isWaiting />}>
      <NuqsAdapter>
        <FinderOfAddress rows={rows} />
      </NuqsAdapter>
    </Suspense>
  );
}

function FinderOfAddress({ rows }: Props) {
  const [query, setQuery] = useQueryStates(resourceParams, { history: 'push' });
  return <Finder rows={rows} query={query} onChange={(next) => void setQuery({ ...next, page: 1 })} />;
}

type FinderProps = Props & {
  query: ResourceQuery;
  onChange?: (query: ResourceQuery) => void;
  /** True until the script that answers a choice runs: a choice made before would be lost. */
  isWaiting?: boolean;
};

function Finder({ rows, query, onChange = ignore, isWaiting = false }: FinderProps) {
  return (
    <div className="items-start gap-10 desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)]">
      <ResourceFilters rows={rows} query={query} isInert={isWaiting} onChange={onChange} />
      <ResourceResults rows={chooseResources(rows, query)} query={query} isWhole={isWaiting} onChange={onChange} />
    </div>
  );
}

function ignore(): void {}

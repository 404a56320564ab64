'use client';

import { useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, Suspense } from 'react';
import type { EventCategory } from '../../gateway/schema.generated.ts';
import { EventFilters } from './event-filters.tsx';
import { chooseEvents, type EventQuery, emptyQuery, eventParams } from './event-query.ts';
import { EventResults } from './event-results.tsx';

export type EventItem = {
  id: string;
  startsOn: string;
  endsOn: string;
  category: EventCategory;
  isOver: boolean;
  node: ReactNode;
};

type Props = {
  /** Every event, drawn already, soonest first. */
  events: readonly EventItem[];
};

/** The events as the address asks for them. Without JavaScript all of them are there. */
export function EventFinder({ events }: Props) {
  return (
    <Suspense fallback={<Finder events={events} query={emptyQuery} isWaiting />}>
      <NuqsAdapter>
        <FinderOfAddress events={events} />
      </NuqsAdapter>
    </Suspense>
  );
}

function FinderOfAddress({ events }: Props) {
  const [query, setQuery] = useQueryStates(eventParams, { history: 'push' });
  return <Finder events={events} query={query} onChange={(next) => void setQuery(next)} />;
}

type FinderProps = Props & {
  query: EventQuery;
  onChange?: (query: EventQuery) => void;
  /** True until the script that answers a choice runs: a choice made before would be lost. */
  isWaiting?: boolean;
};

function Finder({ events, query, onChange = ignore, isWaiting = false }: FinderProps) {
  return (
    <>
      <EventFilters query={query} isInert={isWaiting} onChange={onChange} />
      <EventResults events={chooseEvents(events, query)} />
    </>
  );
}

function ignore(): void {}

'use client';

import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import type { EventCategory, ProductLine } from '#gateway/schema.generated.ts';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { EventFilters } from './event-filters.tsx';
import { eventParams, filterEvents } from './event-query.ts';
import { EventResults } from './event-results.tsx';

export type EventItem = {
  id: string;
  startsOn: string;
  endsOn: string;
  category: EventCategory;
  line: ProductLine;
  isOver: boolean;
  /** In the readers' region, or online in their daytime. */
  isNear: boolean;
  node: ReactNode;
  /** Instead of `node`, for the event that leads the list. Live streams never lead. */
  lead: ReactNode;
};

type Props = {
  /** Server-rendered rows, soonest first. */
  events: readonly EventItem[];
  /** Server-rendered, between upcoming and past events. */
  between?: ReactNode;
};

/** Without JavaScript, all events are shown. */
export function EventFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ events, between }: Props) {
  const [query, setQuery] = useQueryStates(eventParams, { history: 'push' });
  return (
    <>
      <EventFilters events={events} query={query} onChange={(next) => void setQuery(next)} />
      <EventResults
        events={filterEvents(events, query)}
        between={between}
        isFiltered={Object.values(query).some((value) => value !== null)}
      />
    </>
  );
}

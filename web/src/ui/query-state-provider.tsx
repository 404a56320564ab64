'use client';

import { useSearchParams } from 'next/navigation';
import {
  unstable_createAdapterProvider as createAdapterProvider,
  renderQueryString,
  type unstable_UpdateUrlFunction as UpdateUrl,
} from 'nuqs/adapters/custom';
import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

type Search = {
  /** What the address says after its question mark; null until scripts have read it. */
  search: string | null;
  setSearch: (search: string) => void;
};

const QueryContext = createContext<Search>({ search: null, setSearch: () => undefined });

const Adapter = createAdapterProvider(() => {
  const { search, setSearch } = use(QueryContext);
  const searchParams = useMemo(() => new URLSearchParams(search ?? ''), [search]);
  const updateUrl: UpdateUrl = (next, { history: entry, scroll }) => {
    // The router tells of it in a transition, which is too late for a box that was ticked.
    setSearch(next.toString());
    const url = `${window.location.pathname}${renderQueryString(next)}${window.location.hash}`;
    if (entry === 'push') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    if (scroll) window.scrollTo(0, 0);
  };
  return { searchParams, updateUrl };
});

/**
 * Gives `nuqs` inside it the state that the address holds. A page is prerendered once for all addresses, so at first the
 * address says nothing. The adapter of `nuqs` for Next.js reads it where it is used: what is drawn there already would be
 * thrown away and drawn again.
 */
export function QueryStateProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState<string | null>(null);
  const value = useMemo(() => ({ search, setSearch }), [search]);
  return (
    <QueryContext value={value}>
      <Adapter>{children}</Adapter>
      <Suspense>
        <QueryReader onRead={setSearch} />
      </Suspense>
    </QueryContext>
  );
}

function QueryReader({ onRead }: { onRead: (search: string) => void }) {
  const search = useSearchParams().toString();
  useLayoutEffect(() => {
    // An address that says nothing changes nothing: the page answers meanwhile. Any other is followed before it is seen.
    if (search === '') startTransition(() => onRead(search));
    else onRead(search);
  }, [onRead, search]);
  return null;
}

/** Whether the address has been read. What is chosen before would be lost. */
export function useIsQueryReady(): boolean {
  return use(QueryContext).search !== null;
}

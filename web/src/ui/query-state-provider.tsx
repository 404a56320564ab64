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
  /** Null until hydration. */
  search: string | null;
  setSearch: (search: string) => void;
};

const QueryContext = createContext<Search>({ search: null, setSearch: () => undefined });

const Adapter = createAdapterProvider(() => {
  const { search, setSearch } = use(QueryContext);
  const searchParams = useMemo(() => new URLSearchParams(search ?? ''), [search]);
  const updateUrl: UpdateUrl = (next, { history: entry, scroll }) => {
    // The router updates in a transition, which is too slow for checkboxes.
    setSearch(next.toString());
    const url = `${window.location.pathname}${renderQueryString(next)}${window.location.hash}`;
    if (entry === 'push') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    if (scroll) window.scrollTo(0, 0);
  };
  return { searchParams, updateUrl };
});

/**
 * Provides the query string to nuqs. Pages are prerendered without a query; the Next.js adapter of nuqs would discard
 * and rerender the prerendered HTML.
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
    // An empty query changes nothing visible and can wait; any other is applied before paint.
    if (search === '') startTransition(() => onRead(search));
    else onRead(search);
  }, [onRead, search]);
  return null;
}

/** Input before this would be lost. */
export function useIsQueryReady(): boolean {
  return use(QueryContext).search !== null;
}

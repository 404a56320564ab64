import type { ReactNode } from 'react';
import { useIsQueryReady } from './query-state-provider.tsx';

type Props = {
  rows: readonly { id: string; node: ReactNode; isWide?: boolean }[];
  /** In two columns on large screens, except for wide rows. */
  isGrid?: boolean;
  page: number;
  pageSize: number;
};

/** All pages are rendered until hydration, for browsers without JavaScript. */
export function PagedRows({ rows, page, pageSize, isGrid = false }: Props) {
  const showsAll = !useIsQueryReady();
  const isOnPage = (index: number) => Math.floor(index / pageSize) + 1 === page;
  return (
    <ul
      className={`border-b border-line ${isGrid ? 'grid gap-x-10 gap-y-8 pb-10 desktop:grid-cols-2 desktop:gap-y-10' : ''}`}
    >
      {rows.map(({ id, node, isWide = false }, index) =>
        showsAll || isOnPage(index) ? (
          <li key={id} className={`${isOnPage(index) ? '' : 'unscripted'} ${isGrid && isWide ? 'col-span-full' : ''}`}>
            {node}
          </li>
        ) : null,
      )}
    </ul>
  );
}

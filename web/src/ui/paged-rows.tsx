import type { ReactNode } from 'react';
import { useIsQueryReady } from './query-state-provider.tsx';

type Props = {
  rows: readonly { id: string; node: ReactNode }[];
  page: number;
  pageSize: number;
};

/** All pages are rendered until hydration, for browsers without JavaScript. */
export function PagedRows({ rows, page, pageSize }: Props) {
  const showsAll = !useIsQueryReady();
  const isOnPage = (index: number) => Math.floor(index / pageSize) + 1 === page;
  return (
    <ul className="border-b border-line">
      {rows.map(({ id, node }, index) =>
        showsAll || isOnPage(index) ? (
          <li key={id} className={isOnPage(index) ? undefined : 'unscripted'}>
            {node}
          </li>
        ) : null,
      )}
    </ul>
  );
}

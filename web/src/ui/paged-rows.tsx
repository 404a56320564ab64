import type { ReactNode } from 'react';

type Props = {
  rows: readonly { id: string; node: ReactNode }[];
  page: number;
  pageSize: number;
  /** Puts the other pages there as well, for those whose browser runs no scripts. */
  isWhole: boolean;
};

/** One page of a list. */
export function PagedRows({ rows, page, pageSize, isWhole }: Props) {
  const isOnPage = (index: number) => Math.floor(index / pageSize) + 1 === page;
  return (
    <ul className="border-b border-line">
      {rows.map(({ id, node }, index) =>
        isWhole || isOnPage(index) ? (
          <li key={id} className={isOnPage(index) ? undefined : 'unscripted'}>
            {node}
          </li>
        ) : null,
      )}
    </ul>
  );
}

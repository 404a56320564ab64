import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

type Column = { id: string; label: ReactNode; isNumeric?: boolean };
type Row = { id: string; cells: readonly ReactNode[] };

type Props = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
};

const CELL = 'border-b border-line py-3 pe-6 align-top last:pe-0';
const alignment = (isNumeric = false) => (isNumeric ? 'text-end' : 'text-start');
const FIRST = 'scroll-pinned sticky start-0 min-w-24 z-sticky bg-(--table-ground,var(--paper)) hyphens-auto';

/** Scrolls horizontally with a sticky first column. */
export function Table({ caption, isCaptionHidden = false, columns, rows }: Props) {
  return (
    <ScrollRegion label={caption}>
      <table className="w-full border-collapse text-start">
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start text-small text-ink-soft'}>
          {caption}
        </caption>
        <thead className="text-small text-ink-soft">
          <tr>
            {columns.map(({ id, label, isNumeric }, index) => (
              <th
                key={id}
                scope="col"
                className={`${CELL} border-ink font-normal ${index === 0 ? FIRST : ''} ${alignment(isNumeric)}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} cells={row.cells} columns={columns} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function TableRow({ cells, columns }: { cells: readonly ReactNode[]; columns: readonly Column[] }) {
  return (
    <tr>
      {columns.map(({ id, isNumeric }, index) =>
        index === 0 ? (
          <th key={id} scope="row" className={`${CELL} ${FIRST} text-start font-normal text-ink-soft`}>
            {cells[index]}
          </th>
        ) : (
          <td key={id} className={`${CELL} font-medium tabular-nums ${alignment(isNumeric)}`}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  );
}

import type { ReactNode } from 'react';
import { keepNodeTogether, keepTogether } from './keep-together.ts';
import { ScrollRegion } from './scroll-region.tsx';

type Column = {
  id: string;
  label: ReactNode;
  isNumeric?: boolean;
};
/** An empty cell is null. Neighbors with the same `group` stand below its name. */
type Row = { id: string; cells: readonly ReactNode[]; group?: string | undefined };

type Props = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
  /** For columns that explain themselves. */
  isHeadHidden?: boolean;
  /** On phones, the values of a row stand below its name instead of in columns; see `stacked-table.css`. */
  isStacked?: boolean;
  /** On phones, the two values of a stacked row stand side by side, below one head. */
  isSideBySide?: boolean;
  /** On phones, values take two thirds of the width, labels one. */
  hasLongValues?: boolean;
  /** Values stand beside the middle of a picture. */
  isCentered?: boolean;
};

const CELL = 'border-b border-line py-3 pe-6 align-top last:pe-0 max-sm:pe-4 max-sm:text-small';
const alignment = (isNumeric = false) => (isNumeric ? 'text-end' : 'text-start');
const FIRST = 'scroll-pinned sticky start-0 min-w-24 z-sticky bg-(--table-ground,var(--paper)) hyphens-auto';

/** Scrolls horizontally with a sticky first column. */
export function Table({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  isHeadHidden = false,
  isStacked = false,
  isSideBySide = false,
  hasLongValues = false,
  isCentered = false,
}: Props) {
  const role = toRole(isStacked);
  return (
    <ScrollRegion label={caption}>
      <table
        role={role('table')}
        className={`w-full border-collapse text-start ${isStacked ? 'stacked-table' : ''} ${isSideBySide ? 'stacked-pair' : ''} ${hasLongValues ? 'stacked-long-values' : ''} ${isCentered ? '[&_tbody_:is(th,td)]:align-middle' : ''} ${isHeadHidden ? 'border-t border-ink sm:[&_tr>:first-child]:w-[38%]' : ''}`}
      >
        <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start text-small text-ink-soft'}>
          {caption}
        </caption>
        <thead role={role('rowgroup')} className={isHeadHidden ? 'sr-only' : 'text-small text-ink-soft'}>
          <tr role={role('row')}>
            {columns.map(({ id, label, isNumeric }, index) => (
              <th
                key={id}
                scope="col"
                role={role('columnheader')}
                className={`${CELL} border-ink font-normal ${index === 0 ? FIRST : ''} ${alignment(isNumeric)}`}
              >
                {keepNodeTogether(label)}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(rows, ({ group }) => group)].map(([group, members]) => (
          <tbody key={group ?? ''} role={role('rowgroup')}>
            {group && (
              <tr role={role('row')}>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  role={role('rowheader')}
                  className="border-b border-line pt-6 pb-2 text-start font-semibold"
                >
                  {keepTogether(group)}
                </th>
              </tr>
            )}
            {members.map((row) => (
              <TableRow key={row.id} cells={row.cells} columns={columns} isStacked={isStacked} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

/** Some browsers drop the semantics of a table that is not displayed as one. */
function toRole(isStacked: boolean) {
  return (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => (isStacked ? role : undefined);
}

type RowProps = { cells: readonly ReactNode[]; columns: readonly Column[]; isStacked: boolean };

function TableRow({ cells, columns, isStacked }: RowProps) {
  const role = toRole(isStacked);
  return (
    <tr role={role('row')}>
      {columns.map(({ id, label, isNumeric }, index) => {
        const cell = keepNodeTogether(cells[index]);
        return index === 0 ? (
          <th
            key={id}
            scope="row"
            role={role('rowheader')}
            className={`${CELL} ${FIRST} text-start font-normal text-ink-soft`}
          >
            {cell}
          </th>
        ) : (
          <td
            key={id}
            role={role('cell')}
            className={`${CELL} font-medium tabular-nums ${alignment(isNumeric)} ${cell === null ? 'stacked-empty' : ''}`}
          >
            {isStacked ? (
              <>
                <span aria-hidden className="stacked-label">
                  {label}
                </span>
                <span className="stacked-value">{cell ?? '–'}</span>
              </>
            ) : (
              (cell ?? '–')
            )}
          </td>
        );
      })}
    </tr>
  );
}

import { useTranslations } from 'next-intl';
import { tableRoles } from '#ui/table-roles.ts';
import { ComparisonCell } from './comparison-cell.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import { MAX_PRINTERS } from './comparison-params.ts';
import { type ComparisonRow, hasDifferences, isSamePair } from './comparison-rows.ts';

type Props = { row: ComparisonRow; printers: readonly ComparedPrinter[]; marksDifferences: boolean };

/** The name of the property stands above its values, or, on large screens, in a column at their left. */
export function ComparisonProperty({ row, printers, marksDifferences }: Props) {
  const t = useTranslations('Comparison');
  const isSelection = printers.length > 1 && printers.length <= MAX_PRINTERS;
  const isMarked = marksDifferences && isSelection && hasDifferences(row);
  return (
    <tbody role={tableRoles.group} data-differs={isMarked || undefined} data-same-pair={isSamePair(row) || undefined}>
      <tr role={tableRoles.row}>
        <th role={tableRoles.rowHeader} scope="rowgroup" colSpan={printers.length}>
          <span className="comparison-property">
            {row.name}
            {isMarked && <span className="sr-only"> {t('differs')}</span>}
          </span>
        </th>
      </tr>
      <tr role={tableRoles.row}>
        {row.cells.map((cell, index) => (
          <td key={printers[index]?.slug} role={tableRoles.cell}>
            <ComparisonCell cell={cell} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

import { useTranslations } from 'next-intl';
import { ComparisonCell } from './comparison-cell.tsx';
import type { ComparedPrinter } from './comparison-data.ts';
import { MAX_PRINTERS } from './comparison-params.ts';
import { type ComparisonRow, hasDifferences } from './comparison-rows.ts';

type Props = { row: ComparisonRow; printers: readonly ComparedPrinter[] };

/** The name of the property spans all columns, above its values. */
export function ComparisonProperty({ row, printers }: Props) {
  const t = useTranslations('Comparison');
  const isSelection = printers.length > 1 && printers.length <= MAX_PRINTERS;
  const isDifferent = isSelection && hasDifferences(row);
  return (
    <tbody data-differs={isDifferent || undefined}>
      <tr>
        <th scope="rowgroup" colSpan={printers.length}>
          <span className="comparison-property">
            {row.name}
            {isDifferent && (
              <span className="comparison-differs">
                <span aria-hidden>≠ </span>
                {t('differs')}
              </span>
            )}
          </span>
        </th>
      </tr>
      <tr>
        {row.cells.map((cell, index) => (
          <td key={printers[index]?.slug}>
            <ComparisonCell cell={cell} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

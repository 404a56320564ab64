import { useFormatter, useTranslations } from 'next-intl';
import type { MaterialDetail } from '../material-data.ts';

type Row = MaterialDetail['specification'][number];

export function SpecificationTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('Materials');
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start">
        <thead className="text-sm text-ink-soft">
          <tr>
            {(['property', 'value', 'standard'] as const).map((column) => (
              <th key={column} scope="col" className="border-b border-line py-2 pe-4 text-start font-normal">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SpecificationRow key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SpecificationRow({ row: { name, text, measurement } }: { row: Row }) {
  const format = useFormatter();
  const value = measurement ? `${format.number(measurement.value)} ${measurement.unit}` : text;
  const cell = 'border-b border-line py-2.5 pe-4 align-top';
  return (
    <tr>
      <th scope="row" className={`${cell} text-start font-normal`}>
        {name}
      </th>
      <td className={`${cell} font-medium tabular-nums`}>{value}</td>
      <td className={`${cell} text-sm text-ink-soft`}>{measurement?.standard}</td>
    </tr>
  );
}

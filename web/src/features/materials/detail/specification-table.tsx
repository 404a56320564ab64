import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { keepNodeTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import type { MaterialDetail } from '../material-data.ts';

type Row = MaterialDetail['specification'][number];

export function SpecificationTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  const locale = useLocale();
  const writeValue = ({ text, measurement }: Row) =>
    measurement ? formatMeasurement(format.number(measurement.value), measurement.unit, locale) : text;
  return (
    <Table
      caption={t('sections.specification')}
      isCaptionHidden
      columns={(['property', 'value', 'standard'] as const).map((id) => ({ id, label: t(id) }))}
      rows={rows.map((row) => ({
        id: row.key ?? row.name,
        cells: [
          row.name,
          writeValue(row),
          <span key="standard" className="text-small font-normal text-ink-soft">
            {keepNodeTogether(row.measurement?.standard)}
          </span>,
        ],
      }))}
    />
  );
}

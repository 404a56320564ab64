import { useTranslations } from 'next-intl';
import { Table } from '#ui/table.tsx';
import type { ProductDetail } from '../product-data.ts';
import { SpecificationValue } from './specification-value.tsx';

export function ProductSpecification({ rows }: { rows: ProductDetail['specification'] }) {
  const t = useTranslations('Products');
  return (
    <Table
      caption={t('sections.specification')}
      isCaptionHidden
      isHeadHidden
      columns={(['property', 'value'] as const).map((id) => ({ id, label: t(id) }))}
      rows={rows.map((row) => ({
        id: row.name,
        cells: [row.name, <SpecificationValue key="value" row={row} hasUsUnits />],
      }))}
    />
  );
}

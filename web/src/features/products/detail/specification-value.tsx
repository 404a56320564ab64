import { useFormatter, useLocale } from 'next-intl';
import { formatMeasurement } from '#ui/format-measurement.ts';
import type { ProductDetail } from '../product-data.ts';

type Props = { row: ProductDetail['specification'][number] };

export function SpecificationValue({ row: { text, measurement } }: Props) {
  const format = useFormatter();
  const locale = useLocale();
  return measurement ? formatMeasurement(format.number(measurement.value), measurement.unit, locale) : text;
}

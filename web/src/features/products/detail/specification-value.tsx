import { useFormatter, useLocale } from 'next-intl';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import type { ProductDetail } from '../product-data.ts';
import { addUsUnits } from './add-us-units.ts';

type Props = {
  row: ProductDetail['specification'][number];
  /** In English, besides the metric ones. */
  hasUsUnits?: boolean;
};

export function SpecificationValue({ row: { text, measurement }, hasUsUnits = false }: Props) {
  const format = useFormatter();
  const locale = useLocale();
  const value = measurement ? formatMeasurement(format.number(measurement.value), measurement.unit, locale) : text;
  return value && keepTogether(hasUsUnits ? addUsUnits(value, locale) : value);
}

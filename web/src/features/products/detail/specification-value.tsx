import { useFormatter } from 'next-intl';
import type { ProductDetail } from '../product-data.ts';

type Props = { row: ProductDetail['specification'][number] };

export function SpecificationValue({ row: { text, measurement } }: Props) {
  const format = useFormatter();
  return measurement ? `${format.number(measurement.value)}\u00a0${measurement.unit}` : text;
}

import { useFormatter, useLocale } from 'next-intl';
import { addUsUnits } from '#features/products/detail/add-us-units.ts';
import type { PartMeasures } from './mesh/measure-file.ts';

/** Length, width and height in the axes of the file, in millimeters; in English also in inches. */
export function useSizeText(): (measures: PartMeasures) => string {
  const format = useFormatter();
  const locale = useLocale();
  return ({ poses: [z, x, y] }) => {
    const sides = [x, y, z].map((pose) => format.number(pose?.height ?? 0, { maximumFractionDigits: 1 }));
    return addUsUnits(`${sides.join('\u00a0× ')}\u00a0mm`, locale);
  };
}

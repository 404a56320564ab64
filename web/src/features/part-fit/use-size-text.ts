import { useFormatter } from 'next-intl';
import type { PartMeasures } from './mesh/measure-file.ts';

/** Length, width and height in the axes of the file, in millimeters. */
export function useSizeText(): (measures: PartMeasures) => string {
  const format = useFormatter();
  return ({ poses: [z, x, y] }) =>
    `${[x, y, z].map((pose) => format.number(pose?.height ?? 0, { maximumFractionDigits: 1 })).join('\u00a0× ')}\u00a0mm`;
}

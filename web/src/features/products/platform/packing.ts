import type { Volume } from '../volume-geometry.ts';

/** Between two parts, in millimetres. */
export const GAP = 2;

type Part = { width: number; depth: number; height: number };
export type Packing = { columns: number; rows: number; isTurned: boolean };

/** Parts of one kind in straight rows, in one layer, in the direction in which more of them fit. */
export function packOn(platform: Volume, part: Part): Packing {
  if (part.height > platform.height) return { columns: 0, rows: 0, isTurned: false };
  const straight = rowsOn(platform, part.width, part.depth);
  const turned = rowsOn(platform, part.depth, part.width);
  const isTurned = countOf(turned) > countOf(straight);
  return { ...(isTurned ? turned : straight), isTurned };
}

export function countOf({ columns, rows }: Pick<Packing, 'columns' | 'rows'>): number {
  return columns * rows;
}

function rowsOn(platform: Volume, width: number, depth: number) {
  const columns = Math.floor((platform.width + GAP) / (width + GAP));
  const rows = Math.floor((platform.depth + GAP) / (depth + GAP));
  return columns * rows === 0 ? { columns: 0, rows: 0 } : { columns, rows };
}

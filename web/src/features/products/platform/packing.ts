/** Between two parts, in millimetres. */
export const GAP = 2;

type Area = { width: number; depth: number };
type Part = Area & { height: number };

/** Millimetres: between two parts, and at each edge of the platform. */
export type Spacing = { gap: number; edge: number };

export type Packing = { columns: number; rows: number; isTurned: boolean };

const DRAWN: Spacing = { gap: GAP, edge: 0 };

/** Parts of one kind in straight rows, in one layer, in the direction in which more of them fit. */
export function packOn(platform: Part, part: Part, spacing: Spacing = DRAWN): Packing {
  if (part.height > platform.height) return { columns: 0, rows: 0, isTurned: false };
  const straight = rowsOn(platform, part, spacing);
  const turned = rowsOn(platform, { width: part.depth, depth: part.width }, spacing);
  const isTurned = countOf(turned) > countOf(straight);
  return { ...(isTurned ? turned : straight), isTurned };
}

export function countOf({ columns, rows }: Pick<Packing, 'columns' | 'rows'>): number {
  return columns * rows;
}

function rowsOn(platform: Area, part: Area, { gap, edge }: Spacing) {
  const columns = fitting(platform.width - 2 * edge, part.width, gap);
  const rows = fitting(platform.depth - 2 * edge, part.depth, gap);
  return columns * rows === 0 ? { columns: 0, rows: 0 } : { columns, rows };
}

/** Tolerates rounding errors of binary fractions. */
function fitting(length: number, side: number, gap: number): number {
  return Math.max(0, Math.floor((length + gap) / (side + gap) + 1e-9));
}

/** Millimeters, gaps included. */
export type Area = { width: number; depth: number };

/** Parts in straight rows from a corner at `x`, `y`; turned by 90° or not. */
export type Block = { x: number; y: number; columns: number; rows: number; isTurned: boolean };

/**
 * The most parts of one kind in four blocks, one in each corner of a platform: straight in two opposite ones, turned in
 * the others (Bischoff and Dowsland, 1982). Straight rows and layouts in two directions are special cases.
 */
export function packBlocks(platform: Area, part: Area): Block[] {
  let best: Block[] = [];
  let most = 0;
  for (const counts of listCounts(platform, part)) {
    const count = counts.reduce((sum, [columns, rows]) => sum + columns * rows, 0);
    if (count <= most) continue;
    const [first, right, last, top] = place(counts, platform, part);
    if (overlap(first, last, part) || overlap(right, top, part)) continue;
    most = count;
    best = [first, right, last, top].filter(({ columns, rows }) => columns * rows > 0);
  }
  return best;
}

/** Columns and rows. */
type Count = readonly [columns: number, rows: number];

/** The blocks in the left front, right front, right back, and left back corner. */
type Counts = readonly [Count, Count, Count, Count];

/** For each size of the first block and each side of its neighbors, the largest blocks that remain. */
function* listCounts({ width, depth }: Area, part: Area): Generator<Counts> {
  for (let columns = 0; columns <= fitting(width, part.width); columns++) {
    const rightColumns = fitting(width - columns * part.width, part.depth);
    for (let rows = 0; rows <= fitting(depth, part.depth); rows++) {
      const topRows = fitting(depth - rows * part.depth, part.width);
      for (let rightRows = 0; rightRows <= fitting(depth, part.width); rightRows++) {
        const lastRows = fitting(depth - rightRows * part.width, part.depth);
        for (let topColumns = 0; topColumns <= fitting(width, part.depth); topColumns++) {
          const lastColumns = fitting(width - topColumns * part.depth, part.width);
          yield [
            [columns, rows],
            [rightColumns, rightRows],
            [lastColumns, lastRows],
            [topColumns, topRows],
          ];
        }
      }
    }
  }
}

function place([first, right, last, top]: Counts, platform: Area, part: Area): [Block, Block, Block, Block] {
  const toBlock = ([columns, rows]: Count, isTurned: boolean) => ({ x: 0, y: 0, columns, rows, isTurned });
  const toRight = (block: Block) => ({ ...block, x: platform.width - sizeOf(block, part).width });
  const toBack = (block: Block) => ({ ...block, y: platform.depth - sizeOf(block, part).depth });
  return [
    toBlock(first, false),
    toRight(toBlock(right, true)),
    toBack(toRight(toBlock(last, false))),
    toBack(toBlock(top, true)),
  ];
}

/** Tolerates rounding errors of binary fractions. */
const TOLERANCE = 1e-9;

function fitting(length: number, side: number): number {
  return Math.max(0, Math.floor(length / side + TOLERANCE));
}

function overlap(a: Block, b: Block, part: Area): boolean {
  const [sizeOfA, sizeOfB] = [sizeOf(a, part), sizeOf(b, part)];
  return (
    Math.min(a.x + sizeOfA.width, b.x + sizeOfB.width) - Math.max(a.x, b.x) > TOLERANCE &&
    Math.min(a.y + sizeOfA.depth, b.y + sizeOfB.depth) - Math.max(a.y, b.y) > TOLERANCE
  );
}

function sizeOf({ columns, rows, isTurned }: Block, { width, depth }: Area): Area {
  const [side, back] = isTurned ? [depth, width] : [width, depth];
  return { width: columns * side, depth: rows * back };
}

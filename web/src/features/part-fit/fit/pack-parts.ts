import { countOf, type Packing, packOn, type Spacing } from '#features/products/platform/packing.ts';
import { type Area, type Block, packBlocks } from './pack-blocks.ts';

/** The center of a part on the platform, and its turn in degrees. Millimeters from the left front corner. */
export type Placement = { x: number; y: number; angle: number };

/** Above it, straight rows waste little, and there are many layouts to try. */
const MAX_TRIED = 200;

/**
 * As many copies of a footprint as fit on a platform: in straight rows, or in both directions at once if more of them
 * fit that way. A single part may lie at an angle.
 */
export function packParts(platform: Area, part: Area, spacing: Spacing): Placement[] {
  const flat = { height: 0 };
  const rows = packOn({ ...platform, ...flat }, { ...part, ...flat }, spacing);
  const bound = boundOf(platform, part, spacing);
  const isTried = bound > countOf(rows) && bound <= MAX_TRIED;
  const blocks = isTried ? packBlocks(usable(platform, spacing), withGap(part, spacing)) : [toBlock(rows)];
  const placements = blocks.flatMap((block) =>
    placementsOf(
      block,
      part,
      blocks.length > 1 ? { x: spacing.gap, y: spacing.gap } : widen(block, platform, part, spacing),
    ),
  );
  return placements.length > 0 ? center(placements, platform, part) : packAtAngle(platform, part, spacing);
}

/** Each part takes its gap with it, so that the platform has one more gap than it shows. */
function usable({ width, depth }: Area, { gap, edge }: Spacing): Area {
  return { width: width - 2 * edge + gap, depth: depth - 2 * edge + gap };
}

function withGap({ width, depth }: Area, { gap }: Spacing): Area {
  return { width: width + gap, depth: depth + gap };
}

/** The most that the areas allow. */
export function boundOf(platform: Area, part: Area, spacing: Spacing): number {
  const { width, depth } = usable(platform, spacing);
  return width > 0 && depth > 0 ? Math.floor((width * depth) / areaOf(withGap(part, spacing)) + 1e-9) : 0;
}

function areaOf({ width, depth }: Area): number {
  return width * depth;
}

function toBlock(packing: Packing): Block {
  return { x: 0, y: 0, ...packing };
}

type Gaps = { x: number; y: number };

/** The gaps of straight rows when the room that is left is shared between the parts and the edges. */
function widen({ columns, rows, isTurned }: Block, platform: Area, part: Area, { gap, edge }: Spacing): Gaps {
  const side = isTurned ? turn(part) : part;
  const share = (length: number, partLength: number, count: number) =>
    gap + Math.max(0, length - 2 * edge - count * (partLength + gap) + gap) / (count + 1);
  return { x: share(platform.width, side.width, columns), y: share(platform.depth, side.depth, rows) };
}

function placementsOf({ x, y, columns, rows, isTurned }: Block, part: Area, gaps: Gaps): Placement[] {
  const side = isTurned ? turn(part) : part;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + (index % columns) * (side.width + gaps.x) + side.width / 2,
    y: y + Math.floor(index / columns) * (side.depth + gaps.y) + side.depth / 2,
    angle: isTurned ? 90 : 0,
  }));
}

/** Moves a packing, which starts in a corner, to the middle of the platform. */
function center(placements: readonly Placement[], platform: Area, part: Area): Placement[] {
  const boxes = placements.map(({ x, y, angle }) => ({ x, y, side: angle === 90 ? turn(part) : part }));
  const left = Math.min(...boxes.map(({ x, side }) => x - side.width / 2));
  const right = Math.max(...boxes.map(({ x, side }) => x + side.width / 2));
  const front = Math.min(...boxes.map(({ y, side }) => y - side.depth / 2));
  const back = Math.max(...boxes.map(({ y, side }) => y + side.depth / 2));
  const [shiftX, shiftY] = [(platform.width - left - right) / 2, (platform.depth - front - back) / 2];
  return placements.map(({ x, y, angle }) => ({ x: x + shiftX, y: y + shiftY, angle }));
}

/** A long, narrow part may fit across the corners. */
function packAtAngle(platform: Area, part: Area, { edge }: Spacing): Placement[] {
  for (let angle = 1; angle < 90; angle++) {
    const { width, depth } = boundsAt(part, angle);
    if (width + 2 * edge <= platform.width && depth + 2 * edge <= platform.depth)
      return [{ x: platform.width / 2, y: platform.depth / 2, angle }];
  }
  return [];
}

function boundsAt({ width, depth }: Area, angle: number): Area {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return { width: width * cos + depth * sin, depth: width * sin + depth * cos };
}

function turn({ width, depth }: Area): Area {
  return { width: depth, depth: width };
}

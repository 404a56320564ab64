import { MaxRectsBin } from 'maxrects-packer';
import { countOf, type Packing, packOn, type Spacing } from '#features/products/platform/packing.ts';

export type Area = { width: number; depth: number };

/** The center of a part on the platform, and its turn in degrees. Millimeters from the left front corner. */
export type Placement = { x: number; y: number; angle: number };

/** Above it, straight rows waste little, and the search takes long. */
const MAX_SEARCHED = 150;

/**
 * As many copies of a footprint as fit on a platform: in straight rows, or in both directions at once if more of them
 * fit that way. A single part may lie at an angle.
 */
export function packParts(platform: Area, part: Area, spacing: Spacing): Placement[] {
  const flat = { height: 0 };
  const rows = toPlacements(packOn({ ...platform, ...flat }, { ...part, ...flat }, spacing), platform, part, spacing);
  const bound = boundOf(platform, part, spacing);
  const mixed = bound > rows.length && bound <= MAX_SEARCHED ? packMixed(platform, part, spacing) : [];
  const best = mixed.length > rows.length ? center(mixed, platform, part) : rows;
  return best.length > 0 ? best : packAtAngle(platform, part, spacing);
}

/** The most that the areas allow. */
function boundOf(platform: Area, part: Area, { gap, edge }: Spacing): number {
  const [width, depth] = [platform.width - 2 * edge + gap, platform.depth - 2 * edge + gap];
  if (width <= 0 || depth <= 0) return 0;
  return Math.floor((width * depth) / ((part.width + gap) * (part.depth + gap)) + 1e-9);
}

function toPlacements({ columns, rows, isTurned }: Packing, platform: Area, part: Area, { gap }: Spacing): Placement[] {
  const side = isTurned ? turn(part) : part;
  const left = (platform.width - columns * (side.width + gap) + gap) / 2;
  const front = (platform.depth - rows * (side.depth + gap) + gap) / 2;
  return Array.from({ length: countOf({ columns, rows }) }, (_, index) => ({
    x: left + (index % columns) * (side.width + gap) + side.width / 2,
    y: front + Math.floor(index / columns) * (side.depth + gap) + side.depth / 2,
    angle: isTurned ? 90 : 0,
  }));
}

/** Each part takes its gap with it, so that the platform has one more gap than it shows. */
function packMixed(platform: Area, part: Area, { gap, edge }: Spacing): Placement[] {
  const [width, depth] = [part.width + gap, part.depth + gap];
  const placements: Placement[] = [];
  const bin = new MaxRectsBin(platform.width - 2 * edge + gap, platform.depth - 2 * edge + gap, 0, {
    allowRotation: true,
    pot: false,
    smart: false,
    square: false,
  });
  for (let placed = bin.add(width, depth, null); placed; placed = bin.add(width, depth, null)) {
    const side = placed.rot ? turn(part) : part;
    const [x, y] = [edge + placed.x + side.width / 2, edge + placed.y + side.depth / 2];
    placements.push({ x, y, angle: placed.rot ? 90 : 0 });
  }
  return placements;
}

/** Moves a packing, which starts in a corner, to the middle of the platform. */
function center(placements: readonly Placement[], platform: Area, part: Area): Placement[] {
  const right = Math.max(...placements.map(({ x, angle }) => x + sideOf(part, angle).width / 2));
  const left = Math.min(...placements.map(({ x, angle }) => x - sideOf(part, angle).width / 2));
  const back = Math.max(...placements.map(({ y, angle }) => y + sideOf(part, angle).depth / 2));
  const front = Math.min(...placements.map(({ y, angle }) => y - sideOf(part, angle).depth / 2));
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

function sideOf(part: Area, angle: number): Area {
  return angle === 90 ? turn(part) : part;
}

function turn({ width, depth }: Area): Area {
  return { width: depth, depth: width };
}

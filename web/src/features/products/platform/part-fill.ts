import { type PartName, partOutlines } from '#content/parts/parts.ts';
import type { Volume } from '../volume-geometry.ts';
import { GAP, packOn } from './packing.ts';

/** Filled with tiles of `tileOf`. The half gaps of the outer tiles may extend over the edges of the platform. */
type PartFill = { x: number; y: number; width: number; depth: number; isTurned: boolean };

/** One part, with half a gap on each side. */
export function tileOf(part: PartName, isTurned: boolean) {
  const { width, depth } = partOutlines[part];
  return isTurned ? { width: depth + GAP, depth: width + GAP } : { width: width + GAP, depth: depth + GAP };
}

/** The parts in the middle of the platform, in millimetres from its corner. Null if none fits. */
export function fillOf(platform: Volume, part: PartName): PartFill | null {
  const { columns, rows, isTurned } = packOn(platform, partOutlines[part]);
  if (columns === 0) return null;
  const tile = tileOf(part, isTurned);
  const [width, depth] = [columns * tile.width, rows * tile.depth];
  return { x: (platform.width - width) / 2, y: (platform.depth - depth) / 2, width, depth, isTurned };
}

import type { Group } from 'three';
import { gap } from '../materials/plastics.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';

/** Upright slots in a row, in the xy plane around the origin; the wall they are cut into lies at z = 0. */
export function vents(count: number, pitch: number, slot: { width: number; height: number }): Group {
  const geometry = plate({ ...slot, corner: slot.width / 2 }, 0.8, [], 0.1);
  const slots = Array.from({ length: count }, (_, i) => solid(geometry, gap, [(i - (count - 1) / 2) * pitch, 0, -0.6]));
  return assembly(...slots);
}

import type { Group } from 'three';
import { acrylic } from '../materials/acrylic.ts';
import { assembly, placed } from '../shapes/placed.ts';
import { type Opening, plate } from '../shapes/plate.ts';

/** Closes an opening of a door and keeps out the light that resin reacts to. */
export function amberPane({ x, y, width, height, corner }: Opening): Group {
  return assembly(placed(acrylic(plate({ width: width + 2, height: height + 2, corner }, 4, [], 0.6)), [x, y, 0]));
}

import type { Group } from 'three';
import { warmWhite } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const [width, depth, height] = [190, 130, 22];
const wall = 4;

export const caseTrayTop = 5;

/** The open work tray of a dental case, its colour for the day of delivery; a label holder on the front. */
export function caseTray(colour: string): Group {
  const rim = plate({ width, height: depth, corner: 14 }, height, [
    { x: 0, y: 0, width: width - 2 * wall, height: depth - 2 * wall, corner: 11 },
  ]);
  const material = castResin(colour);
  return assembly(
    solid(rim.rotateX(-Math.PI / 2), material),
    solid(prism({ width: width - 3, depth: depth - 3, height: caseTrayTop, corner: 12, edge: 1 }), material),
    solid(plate({ width: 74, height: 15, corner: 3 }, 1.6, [], 0.4), warmWhite, [-44, height / 2 + 1, depth / 2]),
  );
}

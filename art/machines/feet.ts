import type { Group } from 'three';
import { rubber } from '../materials/plastics.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';

/** Four round feet under a body of this size. */
export function feet(width: number, depth: number, height = 14, diameter = 38): Group {
  const geometry = prism({ width: diameter, depth: diameter, height, corner: diameter / 2, edge: 2 });
  const [x, z] = [width / 2 - diameter * 1.1, depth / 2 - diameter * 1.1];
  return assembly(...[-x, x].flatMap((across) => [-z, z].map((along) => solid(geometry, rubber, [across, 0, along]))));
}

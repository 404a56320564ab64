import type { Group } from 'three';
import { acrylic, clear } from '../../materials/acrylic.ts';
import { castResin } from '../../materials/resins.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

/** A flat clear dish in which leftovers were cured, and slabs of them that are ready for the plastics bin. */
export function curedLeftovers(): Group {
  const dish = plate({ width: 190, height: 150, corner: 22 }, 26, [
    { x: 0, y: 0, width: 184, height: 144, corner: 19 },
  ]).rotateX(-Math.PI / 2);
  const slab = (width: number, depth: number, colour: string) =>
    assembly(solid(prism({ width, depth, height: 5, corner: 12, edge: 1.6 }), castResin(colour)));
  return assembly(
    acrylic(dish, clear),
    solid(prism({ width: 186, depth: 146, height: 1.6, corner: 19, edge: 0.4 }), castResin('#e9edf0')),
    placed(slab(176, 136, '#d8c4a0'), [0, 1.6, 0]),
    placed(turned(slab(96, 70, '#d98f8b'), { x: 9, y: 20, z: 4 }), [-20, 13, 6]),
    placed(turned(slab(74, 58, '#a9cfe3'), { x: 4, y: -26, z: -12 }), [38, 14, -10]),
  );
}

import type { BufferGeometry, Group } from 'three';
import { softResin, withDepth } from '../materials/soft-resin.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { earMould } from './hearables/ear-mould.ts';
import { mirror } from './hearables/mirror.ts';

export const view: Partial<View> = { azimuth: 6, elevation: 26, lens: 14, fill: { width: 0.84, height: 0.8 } };

/** A pair that seals the ears against noise: the right one shows its face with the filter seat, the left one its canal. */
export function createPart(): Group {
  const right = mould();
  const left = mirror(right.clone());
  return assembly(
    grounded(turned(assembly(turned(softResin(right), { x: -78, z: 180 })), { y: -24 }), -14, 3),
    grounded(turned(assembly(turned(softResin(left), { x: -90, z: 180 })), { y: 112 }), 15, -2),
  );
}

function mould(): BufferGeometry {
  const field = earMould();
  return withDepth(polygonise(field, { low: [-14, -13, -13], high: [14, 12, 17] }, 0.2), field);
}

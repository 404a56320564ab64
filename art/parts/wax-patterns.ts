import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { crownField, toothOf } from './teeth/restorations.ts';
import { upper } from './teeth/upper-jaw.ts';

export const view: Partial<View> = { azimuth: 14, elevation: 28, lens: 14, fill: { width: 0.76, height: 0.74 } };

/** Cast Wax UV. */
const wax = Object.assign(castResin('#5f86b3'), { roughness: 0.4, clearcoat: 0.35, clearcoatRoughness: 0.28 });

/** Crowns to press or cast, one of them turned over so that one sees into it. */
export function createPart(): Group {
  return assembly(
    grounded(turned(crown(5), { y: 18 }), -10, -4),
    grounded(turned(crown(4), { y: -12 }), 2.5, -8),
    grounded(turned(crown(0), { y: -8 }), 13, -3),
    grounded(turned(crown(5), { x: 158, y: 24 }), 1, 8.5),
  );
}

function crown(number: number): Group {
  const pattern = polygonise(crownField(toothOf(upper, number)), { low: [-7, -2, -8], high: [7, 13, 8] }, 0.18);
  return assembly(solid(pattern, wax));
}

import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { crownField, toothOf } from './teeth/restorations.ts';
import { ceramic, shaded } from './teeth/shade.ts';
import { upper } from './teeth/upper-jaw.ts';

export const view: Partial<View> = { azimuth: 12, elevation: 28, lens: 14, fill: { width: 0.7, height: 0.66 } };

/** A molar crown, and an incisor crown on its back, its inside to the viewer. */
export function createPart(): Group {
  const molar = polygonise(crownField(toothOf(upper, 5)), { low: [-7, -2, -8], high: [7, 9, 8] }, 0.2);
  const incisor = polygonise(crownField(toothOf(upper, 0)), { low: [-7, -2, -7], high: [7, 13, 7] }, 0.2);
  return assembly(
    grounded(turned(assembly(solid(shaded(molar, -1, 7), ceramic)), { y: -24 }), -8, -2),
    grounded(turned(assembly(solid(shaded(incisor, -1, 10), ceramic)), { x: -62, y: 18 }), 8, 4),
  );
}

import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bridgeField, crownField, toothOf } from './teeth/restorations.ts';
import { ceramic, shaded } from './teeth/shade.ts';
import { upper } from './teeth/upper-jaw.ts';

export const view: Partial<View> = { azimuth: 14, elevation: 30, lens: 14, fill: { width: 0.78, height: 0.7 } };

/** A bridge from second premolar to second molar, and a molar crown that shows its inside. */
export function createPart(): Group {
  const bridge = polygonise(bridgeField(), { low: [-17, -3, -8], high: [17, 9, 8] }, 0.22);
  const crown = polygonise(crownField(toothOf(upper, 5)), { low: [-7, -2, -8], high: [7, 9, 8] }, 0.24);
  return assembly(
    grounded(turned(assembly(solid(shaded(bridge, -1, 7), ceramic)), { x: 6, y: -16 }), -6, -3),
    grounded(
      turned(assembly(turned(assembly(solid(shaded(crown, -1, 7), ceramic)), { x: -118, z: 12 })), { y: -30 }),
      16,
      11,
    ),
  );
}

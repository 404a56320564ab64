import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { facePlate, siliconeTip } from './hearables/earbud.ts';
import { halfBud } from './hearables/half-bud.ts';

export const view: Partial<View> = { azimuth: 0, elevation: 52, lens: 14, fill: { width: 0.98, height: 0.98 } };

/** A wireless earbud sawn lengthwise; beside it what it is completed with, the silicone tip and the face plate. */
export function createPart(): Group {
  return assembly(
    grounded(turned(halfBud(), { x: -78 }), 0, 0),
    grounded(siliconeTip(), -17, 3),
    grounded(turned(facePlate(), { z: -104 }), 17, -3),
  );
}

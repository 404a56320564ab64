import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { earbud } from './hearables/earbud.ts';
import { halfBud } from './hearables/half-bud.ts';

export const view: Partial<View> = { azimuth: 0, elevation: 56, lens: 14, fill: { width: 0.9, height: 0.92 } };

/** A pair of true wireless earbuds, one with its silicone tip; between them a shell that is cut open. */
export function createPart(): Group {
  return assembly(
    grounded(lying(earbud(true), 34, 0), -19, -8),
    grounded(mirrored(lying(earbud(false), -34, 0)), 19, -8),
    grounded(turned(assembly(turned(halfBud(), { z: 10 })), { x: -66 }), 1.5, 15.5),
  );
}

/** On its side, the end of the stem down in front; rolled to the face plate (positive) or to the ear. */
function lying(bud: Group, roll: number, yaw: number): Group {
  const onSide = turned(assembly(turned(bud, { y: -roll })), { x: -78 });
  return turned(assembly(onSide), { y: yaw });
}

function mirrored(bud: Group): Group {
  const group = assembly(bud);
  group.scale.x = -1;
  return group;
}

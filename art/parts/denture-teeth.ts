import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { dentureBase } from './teeth/denture-base.ts';
import { ceramic, shaded } from './teeth/shade.ts';

export const view: Partial<View> = { azimuth: 24, elevation: 38, lens: 14, fill: { width: 0.86, height: 0.76 } };

const pink = Object.assign(castResin('#d68d88'), { roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.18 });

/** A denture before joining: the base with its sockets, and the teeth in one piece. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const crowns: Field = (x, y, z) => smoothMax(dentition.crowns(x, y, z, 0.1), 15.5 - y, 0.4);
  const sockets: Field = (x, y, z) => smoothMax(dentition.crowns(x, y, z, 0.1) - 0.25, 15.2 - y, 0.4);
  const base = dentureBase(dentition);
  const socketed: Field = (x, y, z) => smoothMax(base(x, y, z), -sockets(x, y, z), 0.3);
  const teeth = polygonise(crowns, { low: [-36, 14, -34], high: [36, 29, 33] }, 0.36);
  const gum = polygonise(socketed, { low: [-40, 1, -40], high: [40, 26, 38] }, 0.5);
  return assembly(
    grounded(turned(assembly(solid(gum, pink)), { y: 12 }), -34, -14),
    grounded(turned(assembly(solid(shaded(teeth, 16, 26), ceramic)), { y: -14 }), 36, 16),
  );
}

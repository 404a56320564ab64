import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { dentureBase } from './teeth/denture-base.ts';
import { ceramic, shaded } from './teeth/shade.ts';

export const view: Partial<View> = { azimuth: 18, elevation: 30, lens: 14, fill: { width: 0.76, height: 0.8 } };

const pink = Object.assign(castResin('#d68d88'), { roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.18 });

/** A full upper denture, teeth up. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const crowns: Field = (x, y, z) => smoothMax(dentition.crowns(x, y, z, 0.1), 15.5 - y, 0.4);
  const teeth = polygonise(crowns, { low: [-36, 14, -34], high: [36, 29, 33] }, 0.36);
  const base = polygonise(dentureBase(dentition), { low: [-40, 1, -40], high: [40, 26, 38] }, 0.5);
  base.computeBoundingBox();
  const drop = -(base.boundingBox?.min.y ?? 0);
  return assembly(
    solid(shaded(teeth.translate(0, drop, 0), 16 + drop, 26 + drop), ceramic),
    solid(base.translate(0, drop, 0), pink),
  );
}

import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { dentureBase } from './teeth/denture-base.ts';

export const view: Partial<View> = { azimuth: -22, elevation: 32, lens: 14, fill: { width: 0.76, height: 0.8 } };

const toothColored = Object.assign(castResin('#e6d8b8'), { roughness: 0.4, clearcoat: 0.4, clearcoatRoughness: 0.25 });

/** A full upper denture for the try-in: base and teeth in one piece and one color. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const base = dentureBase(dentition);
  const denture: Field = (x, y, z) =>
    smoothMin(base(x, y, z), smoothMax(dentition.crowns(x, y, z, 0.1), 15.5 - y, 0.4), 0.35);
  const geometry = polygonise(denture, { low: [-40, 1, -40], high: [40, 29, 38] }, 0.36);
  return grounded(assembly(solid(geometry, toothColored)));
}

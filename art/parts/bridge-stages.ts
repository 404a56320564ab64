import { type Group, MeshPhysicalMaterial } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bridgeFramework, units } from './teeth/bridge-framework.ts';
import { crownField, toothOf } from './teeth/restorations.ts';
import { retentionBeads } from './teeth/retention-beads.ts';
import { ceramic, shaded } from './teeth/shade.ts';
import { upper } from './teeth/upper-jaw.ts';

export const view: Partial<View> = {
  azimuth: -20,
  elevation: 27,
  lens: 14,
  fill: { width: 0.84, height: 0.8 },
  aperture: 2,
  focus: 4,
};

const green = Object.assign(castResin('#2f8a5c'), { roughness: 0.36, clearcoat: 0.45, clearcoatRoughness: 0.22 });
const cobaltChromium = new MeshPhysicalMaterial({ color: '#b4b6b8', metalness: 1, roughness: 0.33 });

/** A framework as it is printed, the same one cast, and two crowns that were printed to be worn. */
export function createPart(): Group {
  const framework = bridgeFramework();
  const body = polygonise(framework, { low: [-20, -1, -8], high: [20, 10, 8] }, 0.18);
  const beads = retentionBeads(framework, units);
  const molar = polygonise(crownField(toothOf(upper, 5)), { low: [-7, -2, -8], high: [7, 9, 8] }, 0.24);
  return assembly(
    grounded(turned(assembly(solid(body, green), solid(beads, green)), { y: 14 }), -3, -11),
    grounded(turned(assembly(solid(body, cobaltChromium), solid(beads, cobaltChromium)), { y: 14 }), 0, 3),
    grounded(turned(assembly(solid(shaded(molar, -1, 7), ceramic)), { y: -20 }), 17, 15),
    grounded(
      turned(assembly(turned(assembly(solid(shaded(molar, -1, 7), ceramic)), { x: -118, z: 12 })), { y: -46 }),
      4,
      19,
    ),
  );
}

import { DoubleSide, type Group, MeshPhysicalMaterial } from 'three';
import { rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { type Strap, strapBand } from './orthopaedics/strap.ts';
import { middle, orthosisField, radiusAt } from './orthopaedics/wrist-shape.ts';

export const view: Partial<View> = { azimuth: 38, elevation: 20, lens: 14, fill: { width: 0.8, height: 0.94 } };

const resin = Object.assign(castResin('#e2bfa2'), { roughness: 0.55, clearcoat: 0.15 });
const webbing = new MeshPhysicalMaterial({
  color: '#2d3138',
  roughness: 0.95,
  specularIntensity: 0.3,
  side: DoubleSide,
});

const straps: Strap[] = [
  { height: 22, width: 19 },
  { height: 92, width: 19 },
  { height: 178, width: 12 },
];

/** A wrist-hand orthosis with its straps, standing on its forearm end. */
export function createPart(): Group {
  return assembly(orthosisShell(), ...straps.map((strap) => solid(strapBand(strap), webbing)), ...straps.map(buckle));
}

/** As it comes out of the printer. */
export function orthosisShell() {
  return solid(polygonise(orthosisField(), { low: [-62, -4, -62], high: [64, 204, 48] }, 0.8), resin);
}

/** Where the strap is drawn through and closed. */
function buckle({ height, width }: Strap) {
  const frame = prism({ width: width + 5, depth: 15, height: 3, corner: 3, edge: 0.8 });
  return placed(turned(solid(frame, rubber), { z: -90 }), [
    radiusAt(Math.PI / 2, height) + 0.9,
    height,
    middle(height),
  ]);
}

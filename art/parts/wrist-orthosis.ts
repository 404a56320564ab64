import { type Group, MeshPhysicalMaterial } from 'three';
import { rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { limb, orthosisField, strapField, straps } from './orthopaedics/wrist-shape.ts';

export const view: Partial<View> = { azimuth: 38, elevation: 20, lens: 14, fill: { width: 0.8, height: 0.94 } };

const resin = Object.assign(castResin('#e2bfa2'), { roughness: 0.55, clearcoat: 0.15 });
const webbing = new MeshPhysicalMaterial({ color: '#2d3138', roughness: 0.95, specularIntensity: 0.3 });

/** A wrist-hand orthosis with its straps, standing on its forearm end. */
export function createPart(): Group {
  const shell = polygonise(orthosisField(), { low: [-62, -4, -62], high: [64, 204, 48] }, 1.25);
  const bands = straps.map((strap) => {
    const [low, high] = [strap.height - 12, strap.height + 12];
    return solid(polygonise(strapField(strap), { low: [-62, low, -62], high: [64, high, 48] }, 1.1), webbing);
  });
  return assembly(solid(shell, resin), ...bands, ...straps.map(buckle));
}

/** Where the strap is drawn through and closed. */
function buckle({ height, width }: (typeof straps)[number]) {
  const frame = prism({ width: width + 5, depth: 15, height: 3, corner: 3, edge: 0.8 });
  return placed(turned(solid(frame, rubber), { y: 90, z: -90 }), [skinAt(height), height, 0]);
}

function skinAt(height: number): number {
  let x = 20;
  while (limb(x, height, 0) < 2 && x < 70) x += 0.25;
  return x;
}

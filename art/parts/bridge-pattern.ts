import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bridgeFramework, units } from './teeth/bridge-framework.ts';
import { retentionBeads } from './teeth/retention-beads.ts';

export const view: Partial<View> = { azimuth: 10, elevation: 32, lens: 14, fill: { width: 0.82, height: 0.8 } };

const green = Object.assign(castResin('#2f8a5c'), { roughness: 0.36, clearcoat: 0.45, clearcoatRoughness: 0.22 });

/** The framework of a four-unit bridge twice: standing on its margins, and turned over so that one sees into the copings. */
export function createPart(): Group {
  const framework = bridgeFramework();
  const body = polygonise(framework, { low: [-20, -1, -8], high: [20, 10, 8] }, 0.16);
  const beads = retentionBeads(framework, units);
  const pattern = () => assembly(solid(body, green), solid(beads, green));
  return assembly(
    grounded(turned(assembly(pattern()), { y: 10 }), -3, -9),
    grounded(turned(assembly(turned(pattern(), { x: 172 })), { y: -14 }), 4, 10),
  );
}

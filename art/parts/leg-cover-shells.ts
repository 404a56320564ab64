import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { coverExtent, coverField } from './orthopaedics/leg-shape.ts';

export const view: Partial<View> = { azimuth: 24, elevation: 24, lens: 14, fill: { width: 0.92, height: 0.86 } };

const blackResin = Object.assign(castResin('#23262b'), { roughness: 0.5, clearcoat: 0.25 });
const blueResin = Object.assign(castResin('#34638f'), { roughness: 0.5, clearcoat: 0.25 });

/** The two shells of a leg cover before assembly, each in one of the two resins for covers. */
export function createPart(): Group {
  const front = turned(solid(polygonise(coverField('front'), coverExtent, 1.35), blueResin), { y: 20 });
  const back = turned(solid(polygonise(coverField('back'), coverExtent, 1.35), blackResin), { y: 24 });
  return assembly(grounded(front, -78, 30), grounded(back, 74, -20));
}

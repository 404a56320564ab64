import { type Group, LatheGeometry, Vector2 } from 'three';
import { rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { sprueField } from './teeth/sprues.ts';

export const view: Partial<View> = { azimuth: 16, elevation: 30, lens: 14, fill: { width: 0.8, height: 0.84 } };

/** Cast UV 3.0. */
const wax = Object.assign(castResin('#2f8a5c'), { roughness: 0.34, clearcoat: 0.45, clearcoatRoughness: 0.22 });

/** Crown patterns and a bridge pattern on sprues, standing on the former of a casting ring. */
export function createPart(): Group {
  const pattern = polygonise(sprueField(), { low: [-24, 4, -17], high: [24, 40, 19] }, 0.36);
  return assembly(solid(pattern, wax), solid(new LatheGeometry(former, 96), rubber, [0, 0, -3]));
}

const former = [
  [0.001, 0],
  [17.4, 0],
  [18, 0.6],
  [18, 2.9],
  [17.5, 3.5],
  [16.1, 3.5],
  [15.7, 3.1],
  [15.5, 2.2],
  [15, 1.8],
  [14, 1.9],
  [11, 2.6],
  [7.5, 4.4],
  [5.2, 5.8],
  [4, 6.2],
  [3.4, 6.4],
  [0.001, 6.5],
].map(([radius = 0, y = 0]) => new Vector2(radius, y));

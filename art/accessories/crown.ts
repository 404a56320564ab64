import type { Group } from 'three';
import { crownField, toothOf } from '../parts/teeth/restorations.ts';
import { ceramic, shaded } from '../parts/teeth/shade.ts';
import { upper } from '../parts/teeth/upper-jaw.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';

/** A molar crown, standing on y = 0. */
export function crown(): Group {
  const geometry = polygonise(crownField(toothOf(upper, 5)), { low: [-7, -2, -8], high: [7, 9, 8] }, 0.28);
  geometry.computeBoundingBox();
  return assembly(solid(shaded(geometry.translate(0, -(geometry.boundingBox?.min.y ?? 0), 0), -1, 7), ceramic));
}

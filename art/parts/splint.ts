import type { Group } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { smoothStep } from '../shapes/field.ts';
import { assembly } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { biteHeight, createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { plateField } from './teeth/shells.ts';

export const view: Partial<View> = { azimuth: 20, elevation: 34, lens: 14, fill: { width: 0.76, height: 0.8 } };

/** A bite splint for the upper jaw: flat, with a ramp for the canines and the front. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const field = plateField(dentition, { inside: 0.06, outside: 1.5, soft: 2.6, trim: 2.2 }, (x, y, z) => {
    dentition.map.find(x, z);
    const front = smoothStep(32, 14, Math.abs(dentition.map.along));
    return y - biteHeight - 1.1 - 1.2 * front * smoothStep(-6, -1, dentition.map.out);
  });
  const geometry = polygonise(field, { low: [-38, 12, -36], high: [38, 31, 36] }, 0.48);
  geometry.computeBoundingBox();
  return assembly(
    clearSheet(geometry.translate(0, -(geometry.boundingBox?.min.y ?? 0), 0), { tint: '#f4f6f6', edge: 0.55 }),
  );
}

import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { joinedTeeth } from './teeth/denture-pieces.ts';

export const view: Partial<View> = { azimuth: -16, elevation: 34, lens: 14, fill: { width: 0.74, height: 0.74 } };

/** The upper teeth of a denture in one piece. */
export function createPart(): Group {
  return grounded(assembly(joinedTeeth()));
}

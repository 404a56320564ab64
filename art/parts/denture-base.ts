import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { socketedBase } from './teeth/denture-pieces.ts';

export const view: Partial<View> = { azimuth: 20, elevation: 42, lens: 14, fill: { width: 0.74, height: 0.78 } };

/** A full upper denture base with empty sockets. */
export function createPart(): Group {
  return grounded(assembly(socketedBase()));
}

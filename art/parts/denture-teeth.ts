import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { joinedTeeth, socketedBase } from './teeth/denture-pieces.ts';

export const view: Partial<View> = { azimuth: 24, elevation: 38, lens: 14, fill: { width: 0.86, height: 0.76 } };

/** A denture before joining: the base with its sockets, and the teeth in one piece. */
export function createPart(): Group {
  return assembly(
    grounded(turned(assembly(socketedBase()), { y: 12 }), -34, -14),
    grounded(turned(assembly(joinedTeeth()), { y: -14 }), 36, 16),
  );
}

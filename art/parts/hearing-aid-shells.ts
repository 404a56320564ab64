import type { BufferGeometry, Group } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { canalShape, shellOf } from './hearables/ear-shell.ts';
import { mirror } from './hearables/mirror.ts';

export const view: Partial<View> = { azimuth: 10, elevation: 26, lens: 14, fill: { width: 0.74, height: 0.7 } };

/** Thin shells of in-the-ear hearing aids: red for the right ear, blue for the left, as audiologists mark them. */
export function createPart(): Group {
  return assembly(
    grounded(turned(inColour(shell(), '#f0bcbd'), { x: 34, z: 34 }), -12, 2),
    grounded(turned(assembly(turned(inColour(mirror(shell()), '#bccdf0'), { z: 178 })), { y: 30 }), 11, 0),
  );
}

function inColour(geometry: BufferGeometry, hex: string): Group {
  return clearSheet(geometry, { tint: hex, edge: 0.9, shadow: '#c9c0c4' });
}

function shell(): BufferGeometry {
  return polygonise(shellOf(canalShape, 0.85), { low: [-13, -20, -13], high: [13, 8, 13] }, 0.4);
}

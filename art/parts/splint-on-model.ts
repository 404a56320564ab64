import { CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';
import { flatSplint, plane } from './teeth/splints.ts';

export const view: Partial<View> = { azimuth: -30, elevation: 46, lens: 14, fill: { width: 0.78, height: 0.84 } };

const occlusion = new MeshPhysicalMaterial({ color: '#2747c4', roughness: 0.7 });

/** A hard splint on its model; articulating paper has marked where the lower teeth meet it. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const model = polygonise(
    modelField(dentition, { top: 10, outer: 6.4, inner: 6.6 }),
    { low: [-36, -1, -34], high: [36, 29, 33] },
    0.42,
  );
  const splint = polygonise(flatSplint(dentition), { low: [-38, 12, -36], high: [38, 31, 36] }, 0.5);
  return assembly(
    solid(model, castResin('#d8c4a0')),
    clearSheet(splint, { tint: '#f4f7f7', edge: 0.6, shadow: '#eef0f0' }),
    ...dentition.arch.teeth.filter(({ number }) => number > 3).map(mark),
  );
}

function mark({ neck: [x = 0, , z = 0], number, side }: Placed) {
  const size = 0.55 + 0.16 * ((number * 3 + side) % 3);
  return solid(new CylinderGeometry(size, size, 0.08, 20).scale(1.3, 1, 0.9), occlusion, [
    x + 0.5 * side,
    plane + 0.02,
    z,
  ]);
}

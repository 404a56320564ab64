import type { BufferGeometry, Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { outlineField } from './orthopaedics/outline.ts';
import { createArch } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: -24, elevation: 36, lens: 14, fill: { width: 0.76, height: 0.8 } };

/** A solid lower study model: its base is trimmed to straight sides and closed below the tongue. */
export function createPart(): Group {
  return assembly(solid(studyModel(), castResin('#d8c4a0')));
}

/** One half of the base, from the front to the back. */
const half: [number, number][] = [
  [7, 30.4],
  [15, 26.6],
  [19.5, 23.6],
  [22, 20.4],
  [27, 5],
  [31.6, -11],
  [33, -16],
  [32.4, -19.6],
  [27, -25.6],
  [24.6, -27],
  [20, -27.4],
  [8, -27.4],
];
const mirrored = half.toReversed().map(([x, z]): [number, number] => [-x, z]);
const top = 11.5;

/** Coarser where many models are seen small. */
export function studyModel(cell = 0.37): BufferGeometry {
  const dentition = createDentition(createArch('lower'));
  const arch = modelField(dentition, { top: top + 1, outer: 5.2, inner: 5.6 });
  const outline = outlineField([...half, ...mirrored], 8);
  const field: Field = (x, y, z) => {
    const base = smoothMax(outline(x, z), Math.max(y - top, -y), 0.8);
    return smoothMin(smoothMax(arch(x, y, z), outline(x, z) - 0.3, 0.8), base, 2);
  };
  return polygonise(field, { low: [-37, -1, -32], high: [37, 29, 34] }, cell);
}

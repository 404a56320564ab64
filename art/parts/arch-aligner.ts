import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { attachments } from './teeth/attachments.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: -24, elevation: 32, lens: 14, fill: { width: 0.76, height: 0.8 } };

/** A low model with attachments, as aligners are drawn over. */
export function createPart(): Group {
  return assembly(solid(archModel(), castResin('#8d9aa3')));
}

const cut = 7.5;

/** Coarser where many models are seen small. With a `wall`, the model is hollow and open towards its base. */
export function archModel(cell = 0.37, wall?: number) {
  const dentition = createDentition(createArch('upper'));
  const whole = modelField(dentition, { top: cut + 1.5, outer: 4.9, inner: 5.6 });
  const buttons = attachments(dentition.arch);
  const field: Field = (x, y, z) => smoothMax(smoothMin(whole(x, y, z), buttons(x, y, z), 0.15), cut - y, 0.5);
  const hollow: Field = (x, y, z) => smoothMax(field(x, y, z), -whole(x, y, z) - (wall ?? 0), 0.4);
  const extent = { low: [-36, cut - 1, -34], high: [36, 29, 33] } as const;
  return polygonise(wall ? hollow : field, { low: [...extent.low], high: [...extent.high] }, cell).translate(
    0,
    -cut,
    0,
  );
}

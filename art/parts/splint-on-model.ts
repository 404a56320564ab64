import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { contactMarks } from './splints/contact-marks.ts';
import { guardOfResin } from './splints/guard-resin.ts';
import { createGuard, flatTable } from './splints/night-guard.ts';
import { createArch } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: -30, elevation: 42, lens: 14, fill: { width: 0.8, height: 0.84 } };

/** Lets the colour of the model through. */
const overTeeth = { walls: '#f7f8f8', haze: '#f0f0ec', shadow: '#f1f2f1' };

/** A hard splint on its model; articulating paper has marked where the lower teeth meet it. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const model = polygonise(
    modelField(dentition, { top: 10, outer: 6.4, inner: 6.6 }),
    { low: [-36, -1, -34], high: [36, 29, 33] },
    0.42,
  );
  const table = flatTable(dentition);
  return assembly(
    solid(model, castResin('#d8c4a0')),
    guardOfResin(createGuard(dentition, table), overTeeth),
    ...contactMarks(dentition.arch, table),
  );
}

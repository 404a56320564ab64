import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: -16, elevation: 30, lens: 14, fill: { width: 0.8, height: 0.8 } };

/** Ivory of Model Ortho UV. */
const ivory = castResin('#efece4');

/** A pair of study models, as an orthodontist keeps them: the upper jaw behind, the lower one in front. */
export function createPart(): Group {
  return assembly(
    grounded(turned(assembly(studyModel('upper')), { y: 14 }), 22, -26),
    grounded(turned(assembly(studyModel('lower')), { y: -10 }), -22, 28),
  );
}

function studyModel(jaw: 'upper' | 'lower') {
  const whole = modelField(createDentition(createArch(jaw)), { top: 10, outer: 6, inner: 6 });
  const model: Field = (x, y, z) => smoothMax(whole(x, y, z), 0.4 - y, 0.5);
  return solid(polygonise(model, { low: [-36, -1, -34], high: [36, 29, 33] }, 0.42), ivory);
}

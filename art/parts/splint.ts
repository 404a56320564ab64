import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { contactMarks } from './splints/contact-marks.ts';
import { guardOfResin } from './splints/guard-resin.ts';
import { createGuard, flatTable } from './splints/night-guard.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: 22, elevation: 49, lens: 14, fill: { width: 0.84, height: 0.86 } };

/** A bite splint for the upper jaw, chewing face up: flat, with a ramp for the canines and the front. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const table = flatTable(dentition);
  return grounded(assembly(guardOfResin(createGuard(dentition, table)), ...contactMarks(dentition.arch, table)));
}

import type { Group } from 'three';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import type { View } from '../studio/view.ts';
import { contactMarks } from './splints/contact-marks.ts';
import { guardOfResin } from './splints/guard-resin.ts';
import { frontGuard, indexedGuard } from './splints/guard-variants.ts';
import { createGuard, flatTable } from './splints/night-guard.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';

export const view: Partial<View> = { azimuth: 6, elevation: 46, lens: 14, fill: { width: 0.88, height: 0.88 } };

const straw = { walls: '#f3f0e4', haze: '#e8e3d3', shadow: '#d5cfbf' };

/** Three splints for one jaw: flat with a ramp, indexed for the lower teeth, and for the front teeth alone. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  const table = flatTable(dentition);
  const flat = assembly(guardOfResin(createGuard(dentition, table)), ...contactMarks(dentition.arch, table));
  return assembly(
    grounded(turned(flat, { y: 14 }), -37, -22),
    grounded(turned(guardOfResin(indexedGuard(dentition)), { y: -12 }), 37, -8),
    grounded(turned(guardOfResin(frontGuard(dentition), straw), { y: 4 }), -26, 44),
  );
}

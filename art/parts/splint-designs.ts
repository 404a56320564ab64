import type { Group } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import type { Field } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch } from './teeth/arch.ts';
import { createDentition } from './teeth/dentition.ts';
import { flatSplint, frontSplint, indexedSplint } from './teeth/splints.ts';

export const view: Partial<View> = { azimuth: 6, elevation: 40, lens: 14, fill: { width: 0.86, height: 0.84 } };

/** Three splints for one jaw: flat with a ramp, indexed for the lower teeth, and for the front teeth alone. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'));
  return assembly(
    grounded(turned(assembly(splint(flatSplint(dentition))), { y: 14 }), -36, -22),
    grounded(turned(assembly(splint(indexedSplint(dentition), '#eef4f7')), { y: -12 }), 34, -8),
    grounded(turned(assembly(splint(frontSplint(dentition), '#f3f1ea')), { y: 4 }), -24, 44),
  );
}

function splint(field: Field, tint = '#f4f6f6'): Group {
  return clearSheet(polygonise(field, { low: [-38, 12, -36], high: [38, 31, 36] }, 0.5), { tint, edge: 0.5 });
}

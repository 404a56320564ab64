import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';
import { sheetField } from './teeth/shells.ts';

export const view: Partial<View> = { azimuth: 30, elevation: 38, lens: 14, fill: { width: 0.76, height: 0.8 } };

/** Where the template ends on the other side of the arch. */
const end = -22;

/** A template for a CBCT scan on a lower model: a shell on the neighbors, with the planned teeth in the gap. */
export function createPart(): Group {
  const arch = createArch('lower');
  const isPlanned = ({ number, side }: Placed) => side === 1 && (number === 4 || number === 5);
  const dentition = createDentition(arch, (tooth) => (isPlanned(tooth) ? 'missing' : 'whole'));
  const planned = createDentition(arch, (tooth) => (isPlanned(tooth) ? 'whole' : 'missing'));
  const sheet = sheetField(dentition, { outside: 1.2, soft: 0.7, trim: 1 });
  const template: Field = (x, y, z) => {
    const teeth = Math.max(planned.crowns(x, y, z, 0.2), 15 - y);
    const hollow = smoothMin(dentition.crowns(x, y, z, 0.4), dentition.gum(x, y, z), 0.3) - 0.06;
    const body = smoothMax(smoothMin(sheet.solid(x, y, z), teeth, 0.6), -hollow, 0.2);
    dentition.map.find(x, z);
    return smoothMax(body, end - dentition.map.along, 1.2);
  };
  const model = modelField(dentition, { top: 10, outer: 6, inner: 6 });
  return assembly(
    solid(polygonise(model, { low: [-36, -1, -34], high: [36, 29, 33] }, 0.4), castResin('#d8c4a0')),
    solid(polygonise(template, { low: [-38, 8, -36], high: [38, 32, 36] }, 0.4), castResin('#f2f1ec')),
  );
}

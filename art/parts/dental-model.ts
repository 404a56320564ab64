import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { modelField } from './teeth/base.ts';
import { createDentition, type Dentition } from './teeth/dentition.ts';
import { dieRoom, spanOf } from './teeth/dies.ts';

export const view: Partial<View> = { azimuth: -26, elevation: 38, lens: 14, fill: { width: 0.76, height: 0.8 } };

const beige = castResin('#d3bd93');
const isAbutment = ({ side, number }: Placed) => side === 1 && number === 4;
const isDie = ({ side, number }: Placed) => side === -1 && number === 5;

/** An upper model with two prepared teeth; the die of one is taken out and stands in front of its place. */
export function createPart(): Group {
  const dentition = createDentition(createArch('upper'), (tooth) =>
    isAbutment(tooth) || isDie(tooth) ? 'prepared' : 'whole',
  );
  const whole = modelField(dentition, { top: 10, outer: 6.4, inner: 6.6 });
  const extent = { low: [-36, -1, -34], high: [36, 29, 33] } as const;
  const loose = spanFor(dentition, isDie);
  const hole = dieRoom(dentition, { from: loose.from - 0.25, to: loose.to + 0.25 });
  const model: Field = (x, y, z) => smoothMax(whole(x, y, z), -hole(x, y, z), 0.3);
  const room = dieRoom(dentition, loose, 3.2);
  const die: Field = (x, y, z) => smoothMax(whole(x, y, z), room(x, y, z), 0.6);
  return assembly(
    solid(polygonise(model, { low: [...extent.low], high: [...extent.high] }, 0.36), beige),
    placed(
      turned(
        assembly(
          solid(polygonise(die, { low: [-36, 2, -34], high: [-12, 29, 6] }, 0.3).translate(24, -3.2, 13), beige),
        ),
        { y: 24 },
      ),
      [-37, 0, 23],
    ),
  );
}

function spanFor({ arch }: Dentition, wanted: (tooth: Placed) => boolean) {
  const tooth = arch.teeth.find(wanted);
  if (!tooth) throw new Error('There is no such tooth.');
  return spanOf(tooth);
}

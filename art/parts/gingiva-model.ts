import { CylinderGeometry, type Group } from 'three';
import { aluminium, brightSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { gumField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';
import { dieRoom } from './teeth/dies.ts';

export const view: Partial<View> = { azimuth: 38, elevation: 38, lens: 14, fill: { width: 0.76, height: 0.8 } };

const isImplant = ({ number, side }: Placed) => side === 1 && (number === 3 || number === 5);
const isGap = ({ number, side }: Placed) => side === 1 && number === 4;
const pink = Object.assign(castResin('#e08f92'), { roughness: 0.5, clearcoat: 0.2 });

/** An implant model whose gum, soft and removable, surrounds two analogues. */
export function createPart(): Group {
  const dentition = createDentition(createArch('lower'), (tooth) =>
    isImplant(tooth) || isGap(tooth) ? 'missing' : 'whole',
  );
  const implants = dentition.arch.teeth.filter(isImplant);
  const gum = gumField(dentition, { top: 10, outer: 6, inner: 6 });
  const span = { from: 18.4, to: 42.4 };
  const [room, wider] = [
    dieRoom(dentition, span, 11),
    dieRoom(dentition, { from: span.from - 0.2, to: span.to + 0.2 }, 10.8),
  ];
  const wells = implants.map(wellOf);
  const well = (x: number, y: number, z: number) => Math.min(...wells.map((each) => each(x, y, z)));
  const stone: Field = (x, y, z) =>
    smoothMin(smoothMax(gum(x, y, z), -wider(x, y, z), 0.2), dentition.crowns(x, y, z), 0.5);
  const soft: Field = (x, y, z) => smoothMax(smoothMax(gum(x, y, z), room(x, y, z), 0.5), -well(x, y, z), 0.5);
  return assembly(
    solid(polygonise(stone, { low: [-36, -1, -34], high: [36, 29, 33] }, 0.4), castResin('#d8c4a0')),
    solid(polygonise(soft, { low: [4, 10, -24], high: [36, 24, 22] }, 0.34), pink),
    ...implants.map(analogue),
  );
}

/** The funnel that a healing abutment shapes. */
function wellOf({ neck: [nx = 0, ny = 0, nz = 0] }: Placed): Field {
  return (x, y, z) => Math.max(Math.hypot(x - nx, z - nz) - 2.3 - 0.22 * Math.max(0, y - ny + 3), ny - 4 - y);
}

function analogue({ neck: [x = 0, y = 0, z = 0] }: Placed): Group {
  const body = solid(new CylinderGeometry(2.25, 2.25, 6, 48), aluminium, [0, -6.2, 0]);
  const connection = solid(new CylinderGeometry(1.5, 1.7, 1.2, 6), brightSteel, [0, -2.8, 0]);
  return placed(assembly(body, connection), [x, y, z]);
}

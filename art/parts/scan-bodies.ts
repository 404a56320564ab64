import { CylinderGeometry, type Group } from 'three';
import { brightSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { gumField } from './teeth/base.ts';
import { createDentition } from './teeth/dentition.ts';
import { dieRoom } from './teeth/dies.ts';
import { bridgeField } from './teeth/restorations.ts';
import { ceramic, shaded } from './teeth/shade.ts';

export const view: Partial<View> = { azimuth: 34, elevation: 36, lens: 14, fill: { width: 0.78, height: 0.82 } };

const isImplant = ({ number, side }: Placed) => side === 1 && (number === 4 || number === 6);
const isGap = ({ number, side }: Placed) => side === 1 && number === 5;
const pink = Object.assign(castResin('#e08f92'), { roughness: 0.5, clearcoat: 0.2 });
const peek = Object.assign(castResin('#c9bda6'), { roughness: 0.6, clearcoat: 0 });

/** Two implants with their scan bodies, and the temporary bridge that is made from their scan. */
export function createPart(): Group {
  const dentition = createDentition(createArch('lower'), (tooth) =>
    isImplant(tooth) || isGap(tooth) ? 'missing' : 'whole',
  );
  const implants = dentition.arch.teeth.filter(isImplant);
  const gum = gumField(dentition, { top: 10, outer: 7.2, inner: 6.4 });
  const [from, to] = [25.4, 60];
  const room = dieRoom(dentition, { from, to }, 11);
  const wider = dieRoom(dentition, { from: from - 0.2, to }, 10.8);
  const wells = implants.map(wellOf);
  const well = (x: number, y: number, z: number) => Math.min(...wells.map((each) => each(x, y, z)));
  const stone: Field = (x, y, z) =>
    smoothMax(smoothMin(smoothMax(gum(x, y, z), -wider(x, y, z), 0.2), dentition.crowns(x, y, z), 0.5), -y, 0.4);
  const soft: Field = (x, y, z) => smoothMax(smoothMax(gum(x, y, z), room(x, y, z), 0.5), -well(x, y, z), 0.5);
  const bridge = polygonise(bridgeField(), { low: [-17, -3, -8], high: [17, 9, 8] }, 0.24);
  return assembly(
    solid(polygonise(stone, { low: [-38, -1, -34], high: [38, 29, 35] }, 0.4), castResin('#d8c4a0')),
    solid(polygonise(soft, { low: [4, 10, -34], high: [36, 24, 22] }, 0.34), pink),
    ...implants.map(scanBody),
    grounded(turned(assembly(solid(shaded(bridge, -1, 7), ceramic)), { x: 8, y: 12 }), 20, 43),
  );
}

/** The opening in the gum around a scan body. */
function wellOf({ neck: [nx = 0, ny = 0, nz = 0] }: Placed): Field {
  return (x, y, z) => Math.max(Math.hypot(x - nx, z - nz) - 2.5 - 0.2 * Math.max(0, y - ny + 3), ny - 4 - y);
}

/** A cylinder with one flat and a groove, by which software knows the place and turn of the implant. */
function scanBody({ neck: [x = 0, y = 0, z = 0] }: Placed, index: number): Group {
  const field: Field = (u, v, w) => {
    const round = Math.hypot(u, w) - 2.3 + 0.16 * Math.max(0, 1 - Math.abs(v - 4.6) / 0.5);
    const flat = v > 6 ? w - 1.2 : -9;
    return smoothMax(smoothMax(round, flat, 0.12), Math.max(v - 10.4, 0.6 - v), 0.5);
  };
  const body = polygonise(field, { low: [-3, -5, -3], high: [3, 11.4, 3] }, 0.16);
  const base = solid(new CylinderGeometry(2.35, 2, 5, 48), brightSteel, [0, -1.6, 0]);
  return placed(turned(assembly(solid(body, peek), base), { y: 62 + 14 * index }), [x, y, z]);
}

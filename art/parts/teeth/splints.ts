import { type Field, smoothMax, smoothStep } from '../../shapes/field.ts';
import { biteHeight, createArch } from './arch.ts';
import { createDentition, type Dentition } from './dentition.ts';
import { plateField } from './shells.ts';

/** Height of the chewing face behind the canines. */
export const plane = biteHeight + 1.1;
const size = { inside: 0.06, outside: 1.5, soft: 2.6, trim: 2.2 };

/** Flat, with a ramp for the canines and the front. */
export function flatSplint(dentition: Dentition): Field {
  return plateField(dentition, size, (x, y, z) => y - plane - 1.2 * ramp(dentition, x, z));
}

/** Takes the tips of the lower teeth, so that the jaw closes in one place. */
export function indexedSplint(dentition: Dentition): Field {
  const opposing = createDentition(createArch('lower'));
  const body = plateField(dentition, size, (_x, y) => y - plane - 1.3);
  return (x, y, z) => smoothMax(body(x, y, z), -opposing.crowns(x, 2 * biteHeight + 0.9 - y, z - 1.2, 0.5), 0.35);
}

/** Covers the front teeth alone, with a small table that keeps the back teeth apart. */
export function frontSplint(dentition: Dentition): Field {
  const body = plateField(dentition, size, (x, y, z) => y - plane - 2.2 * ramp(dentition, x, z));
  return (x, y, z) => {
    const inside = body(x, y, z);
    return smoothMax(inside, Math.abs(dentition.map.along) - 25.5, 1.6);
  };
}

function ramp({ map }: Dentition, x: number, z: number): number {
  map.find(x, z);
  return smoothStep(32, 14, Math.abs(map.along)) * smoothStep(-6, -1, map.out);
}

import { smoothMax, smoothStep } from '../../shapes/field.ts';
import { biteHeight, createArch } from '../teeth/arch.ts';
import { createDentition, type Dentition } from '../teeth/dentition.ts';
import { createGuard, type Guard, plane } from './night-guard.ts';

/** Takes the tips of the lower teeth, so that the jaw closes in one place. */
export function indexedGuard(dentition: Dentition): Guard {
  const opposing = createDentition(createArch('lower'));
  const guard = createGuard(dentition, () => plane + 0.6);
  return {
    ...guard,
    body: (x, y, z) =>
      smoothMax(guard.body(x, y, z), -opposing.crowns(x, 2 * biteHeight + 1.2 - y, z - 1.2, 0.5), 0.35),
  };
}

/** Covers the front teeth alone, with a small raised table that keeps the back teeth apart. */
export function frontGuard(dentition: Dentition): Guard {
  const { map } = dentition;
  const table = (x: number, z: number) => {
    map.find(x, z);
    return plane - 0.4 + 1.8 * smoothStep(14.5, 11.5, Math.abs(map.along)) * smoothStep(2.5, 0.5, map.out);
  };
  return createGuard(dentition, table, 24);
}

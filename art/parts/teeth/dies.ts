import { type Field, smoothMax } from '../../shapes/field.ts';
import type { Placed } from './arch.ts';
import type { Dentition } from './dentition.ts';

type Span = { from: number; to: number };

/** Room that the die of a tooth takes along the arch; narrower towards its foot. */
export function spanOf({ along, tooth }: Placed): Span {
  const half = tooth.anatomy.width * 0.47;
  return { from: along - half, to: along + half };
}

/** The die itself: its sides lean towards its foot. */
export function dieRoom({ map }: Dentition, { from, to }: Span, low = 3): Field {
  return (x, y, z) => {
    map.find(x, z);
    const lean = (y - 12) * 0.035;
    return smoothMax(Math.max(from - lean - map.along, map.along - to - lean), low - y, 0.3);
  };
}

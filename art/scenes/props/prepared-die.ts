import type { Tooth } from '../../parts/teeth/tooth.ts';
import { bump, type Field, smoothMax, smoothMin } from '../../shapes/field.ts';

export const rootHeight = 5;

/** Enlarged, because the lamps and the lens are made for things of a few centimetres. */
export const enlarged = 17;

/** Follows the gum. */
export function marginAt(x: number, z: number): number {
  return 0.35 + 0.25 * Math.cos(2 * Math.atan2(z, x));
}

/** The stump with its chamfer, a sharp margin that follows the gum, and the die cut back below it. */
export function preparedDie({ walls, core }: Tooth): Field {
  return (x, y, z) => {
    const margin = marginAt(x, z);
    const cutBack = 0.22 * bump(y - margin + 1.3, 0.9);
    const root = smoothMax(walls(x, z, Math.min(y, 0.2)) - 0.02 + cutBack, y - margin, 0.1);
    return smoothMax(smoothMin(core(x, z, y), root, 0.5), -rootHeight - y, 0.3);
  };
}

import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Dentition } from './dentition.ts';

/** The stretch of the arch, on both sides, where teeth are missing. */
export type Gap = { from: number; to: number };

const crest = 16.6;
/** What the model is trimmed to below. */
export const modelFloor = 3;

/** Teeth in their gum on a horseshoe that ends behind the pads; in the gap the ridge has shrunk and is round. */
export function workingModel(dentition: Dentition, { from, to }: Gap): Field {
  const { map, arch } = dentition;
  const gum = evenGum(dentition, from);
  return (x, y, z) => {
    const covered = gum(x, y, z);
    map.find(x, z);
    const [along, out] = [Math.abs(map.along), map.out];
    const shrunk = smoothStep(from - 0.8, from + 2.8, along) * smoothStep(to + 0.8, to - 2.8, along);
    const ridge = smoothMax(covered, (y - crest - 4.8 * (1 - shrunk)) * 0.8, 3.4);
    const behind = along - arch.length;
    const walls = smoothMax(Math.abs(out - 0.4) - 7.6, behind - 4, 5);
    const soft = smoothMin(ridge, pad(behind, out, y), 3);
    const stone = smoothMax(smoothMin(soft, y - modelFloor - 4, 2), walls, 0.9);
    const crowns = Math.max(dentition.crowns(x, y, z), 13 - y);
    return smoothMin(smoothMax(stone, modelFloor - y, 0.8), crowns, 0.8);
  };
}

/** Evens out the gum behind the front teeth, where the roots stand close together. */
function evenGum({ map, gum }: Dentition, from: number): Field {
  return (x, y, z) => {
    map.find(x, z);
    const spread = smoothStep(0, -2.5, map.out) * smoothStep(from, from - 5, Math.abs(map.along));
    if (spread === 0) return gum(x, y, z);
    const [tx, tz] = [(z + 23.5) / 1.8, -1.8 * x];
    const step = (0.2 * spread) / Math.hypot(tx, tz);
    let sum = 0;
    for (const share of [-3, -1, 1, 3]) sum += gum(x + tx * step * share, y, z + tz * step * share);
    return sum / 4;
  };
}

/** The soft pad behind the last molar. */
function pad(behind: number, out: number, y: number): number {
  return (Math.hypot((behind + 1) / 5.6, (out - 0.4) / 5.2, (y - 9) / 8) - 1) * 5;
}

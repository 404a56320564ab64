import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { biteHeight } from '../teeth/arch.ts';
import type { Dentition } from '../teeth/dentition.ts';
import { envelopeOf } from './envelope.ts';

/** Height of the chewing face above a place. */
export type Table = (x: number, z: number) => number;
export type Guard = {
  /** Negative inside the resin. */
  body: Field;
  /** Negative where the teeth are. */
  hollow: Field;
  table: Table;
};

/** Height of the table behind the canines: this leaves about 2 mm above the cusps. */
export const plane = biteHeight + 1.9;
export const extent = { low: [-40, 12, -38], high: [40, 32, 38] } satisfies Record<string, [number, number, number]>;

const size = { wall: 1.3, draft: 0.15, rimOutside: 20.6, rimInside: 19, platform: 6.2, edge: 0.8 };

/** A block on the teeth with even walls; it ends `behind` the last tooth, or in front of it. */
export function createGuard(dentition: Dentition, table: Table, end = dentition.arch.length + 1.4): Guard {
  const { map } = dentition;
  const envelope = envelopeOf(dentition);
  const hollow: Field = (x, y, z) => smoothMin(dentition.crowns(x, y, z, 1), dentition.gum(x, y, z), 0.5) - 0.06;
  const body: Field = (x, y, z) => {
    const teeth = hollow(x, y, z);
    const along = Math.abs(map.along);
    const thick = size.wall + size.draft * (biteHeight - 2 - y);
    const outside = map.out - envelope.outer(along) - thick;
    const platform = size.platform * smoothStep(42, 12, along);
    const inside = -map.out - smoothMax(envelope.inner(along), platform, 2.5) - thick;
    const walls = smoothMax(Math.max(outside, inside), along - end, 6);
    const block = smoothMax(walls, y - table(x, z), size.edge);
    const rim = size.rimInside + (size.rimOutside - size.rimInside) * smoothStep(-3, 3, map.out);
    return smoothMax(smoothMax(block, -teeth, 0.2), rim - y, 0.8);
  };
  return { body, hollow, table };
}

/** Flat behind the canines; in front it rises to a ramp, which is highest at the canines. */
export function flatTable({ map }: Dentition, height = 1.2): Table {
  return (x, z) => {
    map.find(x, z);
    const along = Math.abs(map.along);
    const peak = height * smoothStep(28, 20, along) + 0.9 * bump(along - 18.5, 4.5);
    const share = (map.out + 3.6) / 3.4;
    return plane + peak * smoothMin(smoothMax(share, 0, 0.2), 1, 0.2);
  };
}

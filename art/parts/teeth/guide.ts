import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import type { Placed } from './arch.ts';
import type { Dentition } from './dentition.ts';
import { plateField } from './shells.ts';

/** Foot of the sleeves above the necks. */
export const sleeveHeight = 3.2;

const windows = [
  { along: -4.2, out: 1 },
  { along: 24, out: 0 },
  { along: -42, out: 0 },
];

/** A plate on the teeth with a collar for each sleeve, and windows that show whether it is seated. */
export function guideField(dentition: Dentition, sites: Placed[]): Field {
  const plate = plateField(dentition, { inside: 0.08, outside: 2.4, soft: 2.4, trim: 1.2 }, (_x, y) => y - 28.4);
  const collars = sites.map(collar);
  return (x, y, z) => {
    let body = plate(x, y, z);
    for (const { around } of collars) body = smoothMin(body, around(x, y, z), 1.6);
    for (const { hole } of collars) body = smoothMax(body, -hole(x, y, z), 0.3);
    return smoothMax(body, -windowAt(dentition, y), 0.5);
  };
}

function windowAt({ map }: Dentition, y: number): number {
  let nearest = 20;
  for (const { along, out } of windows) {
    nearest = Math.min(
      nearest,
      Math.hypot(Math.max(0, Math.abs(map.along - along) - 2.2), Math.max(0, Math.abs(map.out - out) - 1.2)) - 1,
    );
  }
  return Math.max(nearest, 22 - y);
}

function collar({ neck, axes }: Placed) {
  const [nx = 0, ny = 0, nz = 0] = neck;
  const [wx = 0, wy = 1, wz = 0] = axes[2] ?? [];
  const distances = (x: number, y: number, z: number) => {
    const [dx, dy, dz] = [x - nx, y - ny, z - nz];
    const rise = dx * wx + dy * wy + dz * wz;
    return { rise, out: Math.hypot(dx - rise * wx, dy - rise * wy, dz - rise * wz) };
  };
  const around: Field = (x, y, z) => {
    const { rise, out } = distances(x, y, z);
    return smoothMax(out - 4.6, Math.abs(rise - sleeveHeight - 2) - 2.5, 0.8);
  };
  const hole: Field = (x, y, z) => distances(x, y, z).out - 2.55;
  return { around, hole };
}

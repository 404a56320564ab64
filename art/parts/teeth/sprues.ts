import { type Field, smoothMin } from '../../shapes/field.ts';
import { bridgeField, crownField, toothOf } from './restorations.ts';
import { upper } from './upper-jaw.ts';

type Point = [x: number, y: number, z: number];
type Rod = { from: Point; to: Point; radius: number };

/** A trunk, three crowns on sprues in front and a bridge on a runner bar behind. */
export function sprueField(): Field {
  const patterns = [
    standing(crownField(toothOf(upper, 5)), [-14.5, 17.5, 5], -0.5),
    standing(crownField(toothOf(upper, 4)), [0, 14.5, 11], 0),
    standing(crownField(toothOf(upper, 3)), [14, 17, 5], 0.5),
    standing(bridgeField(), [-1.5, 29, -4], 0),
  ];
  return (x, y, z) => {
    let body = 40;
    for (const rod of rods) body = smoothMin(body, capsule(rod, x, y, z), 1.6);
    for (const pattern of patterns) body = smoothMin(body, pattern(x, y, z), 0.7);
    return body;
  };
}

const rods: Rod[] = [
  { from: [0, 5, -3], to: [0, 13, -3], radius: 2.3 },
  { from: [0, 12.5, -3], to: [-12, 22.2, 1.2], radius: 1.3 },
  { from: [0, 12.5, -3], to: [0, 19.2, 7.2], radius: 1.3 },
  { from: [0, 12.5, -3], to: [12, 21.6, 1.6], radius: 1.3 },
  { from: [0, 12, -3], to: [-6, 32.6, -12.5], radius: 1.5 },
  { from: [0, 12, -3], to: [5, 32.6, -12.5], radius: 1.5 },
  { from: [-11.5, 32.8, -12.5], to: [10.5, 32.8, -12.5], radius: 1.8 },
  { from: [-10.6, 32.8, -12.5], to: [-10.6, 33.2, -7], radius: 1.1 },
  { from: [-1.5, 32.8, -12.5], to: [-1.5, 33.2, -7.8], radius: 1.1 },
  { from: [9.2, 32.8, -12.5], to: [9.2, 33.2, -7.6], radius: 1.1 },
];

/** A rod with round ends. */
export function rodField(rod: Rod): Field {
  return (x, y, z) => capsule(rod, x, y, z);
}

/** Its neck at the given place, its cheek side turned from the viewer by an angle. */
function standing(field: Field, [px, py, pz]: Point, turn: number): Field {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const [dx, dz] = [x - px, z - pz];
    return field(dx * cos - dz * sin, y - py, dx * sin + dz * cos);
  };
}

function capsule({ from, to, radius }: Rod, x: number, y: number, z: number): number {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [bx, by, bz] = [x - from[0], y - from[1], z - from[2]];
  const share = Math.min(1, Math.max(0, (ax * bx + ay * by + az * bz) / (ax * ax + ay * ay + az * az)));
  return Math.hypot(bx - ax * share, by - ay * share, bz - az * share) - radius;
}

import { Vector3 } from 'three';
import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import type { Placed } from './arch.ts';
import { wallSeat } from './seat.ts';

/** A bracket on its tooth, and what a tray leaves free for it and puts around it. */
export type Bracket = { metal: Field; pocket: Field; cover: Field; middle: Vector3 };

/** Half the distance between the outer ends of the wings, from the middle to the back. */
const halfWidths = [1.6, 1.3, 1.5];
const [slot, rise] = [0.29, 0.55];

/** Twin brackets with a base that follows the tooth; distances are mesial, incisal and off the tooth. */
export function bracketOn(placed: Placed): Bracket {
  const { at, up } = wallSeat(placed, 90, rise);
  const across = new Vector3(...(placed.axes[0] ?? []));
  across.addScaledVector(up, -across.dot(up)).normalize();
  const incisal = new Vector3().crossVectors(up, across);
  const half = halfWidths[placed.number] ?? 1.5;
  const local = (field: (a: number, b: number, c: number) => number): Field => {
    return (x, y, z) => {
      const [dx, dy, dz] = [x - at.x, y - at.y, z - at.z];
      const along = ({ x: ax, y: ay, z: az }: Vector3) => dx * ax + dy * ay + dz * az;
      return field(Math.abs(along(across)), Math.abs(along(incisal)), along(up));
    };
  };
  const block = (wide: number, high: number, out: number) =>
    local((a, c, b) => smoothMax(smoothMax(a - wide, c - high, 0.8), Math.abs(b) - out, 0.6));
  const body = local((a, c, b) => bodyAt(half, a, c, b));
  const pad = local((a, c, b) => Math.max(smoothMax(a - half - 0.15, c - 1.6, 0.9), -b - 1));
  const tooth = crownOf(placed);
  return {
    metal: (x, y, z) => {
      const off = tooth(x, y, z);
      const base = smoothMax(pad(x, y, z), Math.abs(off - 0.22) - 0.2, 0.15);
      return smoothMax(smoothMin(body(x, y, z), base, 0.2), 0.03 - off, 0.06);
    },
    pocket: block(half + 0.22, 1.72, 2.2),
    cover: block(half + 1.3, 2.9, 3.1),
    middle: at,
  };
}

function bodyAt(half: number, a: number, c: number, b: number): number {
  const stem = smoothMax(Math.max(a - half, c - 0.95), Math.abs(b - 0.55) - 1.4, 0.2);
  const wings = smoothMax(Math.max(a - half, c - 1.5), Math.abs(b - 1.55) - 0.36 + 0.1 * c, 0.22);
  const archwireSlot = Math.max(c - slot, 1.05 - b);
  const between = smoothMax(a - 0.38, 0.95 - b, 0.3);
  return smoothMax(smoothMax(Math.min(stem, wings), -archwireSlot, 0.06), -between, 0.12);
}

function crownOf({ tooth, neck, axes }: Placed): Field {
  const [[ax = 1, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 1] = [], [cx = 0, cy = 1, cz = 0] = []] = axes;
  const [x0 = 0, y0 = 0, z0 = 0] = neck;
  return (x, y, z) => {
    const [dx, dy, dz] = [x - x0, y - y0, z - z0];
    return tooth.crown(dx * ax + dy * ay + dz * az, dx * bx + dy * by + dz * bz, dx * cx + dy * cy + dz * cz);
  };
}

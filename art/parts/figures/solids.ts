import { Euler, Matrix4, Vector3 } from 'three';
import { type Field, smoothMin } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';

const radians = Math.PI / 180;

export function ellipsoid([ax, ay, az]: Place, [sx, sy, sz]: Place): Field {
  return (x, y, z) => {
    const [ex, ey, ez] = [(x - ax) / sx, (y - ay) / sy, (z - az) / sz];
    const length = Math.hypot(ex, ey, ez);
    const steep = Math.hypot(ex / sx, ey / sy, ez / sz) || 1;
    return length < 1e-3 ? -Math.min(sx, sy, sz) : (length * (length - 1)) / steep;
  };
}

/** A limb from one place to the other, its ends round. */
export function limb(from: Place, to: Place, radius: number, endRadius = radius): Field {
  const along = alongLine(from, to);
  return (x, y, z) => {
    const { share, away } = along(x, y, z);
    return away - radius - (endRadius - radius) * share;
  };
}

/** How far along a line a point lies (0…1), and how far from it. */
export function alongLine([ax, ay, az]: Place, [bx, by, bz]: Place) {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const square = dx * dx + dy * dy + dz * dz;
  return (x: number, y: number, z: number) => {
    const free = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square;
    const share = Math.min(1, Math.max(0, free));
    return { share, free, away: Math.hypot(x - ax - dx * share, y - ay - dy * share, z - az - dz * share) };
  };
}

export function block([ax, ay, az]: Place, [hx, hy, hz]: Place, round: number): Field {
  return (x, y, z) => {
    const [qx, qy, qz] = [Math.abs(x - ax) - hx + round, Math.abs(y - ay) - hy + round, Math.abs(z - az) - hz + round];
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(0, Math.max(qx, qy, qz)) - round;
  };
}

export function joined(soft: number, ...fields: Field[]): Field {
  return (x, y, z) => {
    let near = 1e3;
    for (const field of fields) near = smoothMin(near, field(x, y, z), soft);
    return near;
  };
}

/** The field as it is seen in a frame that stands at `at`, turned by degrees. */
export function inFrame(field: Field, at: Place, degrees: { x?: number; y?: number; z?: number }): Field {
  const turn = new Euler((degrees.x ?? 0) * radians, (degrees.y ?? 0) * radians, (degrees.z ?? 0) * radians, 'YXZ');
  const back = new Matrix4().makeRotationFromEuler(turn).transpose();
  const point = new Vector3();
  return (x, y, z) => {
    point.set(x - at[0], y - at[1], z - at[2]).applyMatrix4(back);
    return field(point.x, point.y, point.z);
  };
}

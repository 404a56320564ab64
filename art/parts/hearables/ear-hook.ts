import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import { distanceToCurve } from './tube.ts';

/**
 * Lies in the plane y = 0 as it is put down: x to the back of the ear, z down. The sleeve around the bud is centred on the
 * origin; the hook rises in front of the ear, runs over its root and ends behind the lobe.
 */
const hookLine = distanceToCurve(
  [
    [4.6, 0.4, -7.2],
    [6.2, 2.2, -13],
    [9.6, 3.4, -20],
    [16.6, 3.2, -26.4],
    [25, 2, -27.6],
    [32.4, 0.8, -22.6],
    [36, 0, -13.4],
    [35.6, -0.4, -3],
    [32, 0, 6.8],
    [27.4, 0.6, 12.8],
  ],
  110,
);

const wingLine = distanceToCurve(
  [
    [4, 1, -7.4],
    [7.6, 1.6, -11.4],
    [13.2, 1.4, -13.6],
    [18, 0.8, -11.8],
    [19, 0.4, -7.4],
    [15.6, 0.8, -3.6],
    [8.6, 1, 0.4],
  ],
  80,
);

const hole = 7.4;

/** A hook with a flat inside, thin where it bends over the ear and full behind it. */
export function earHook(): Field {
  return (x, y, z) => {
    const fullness =
      2.05 + 0.95 * Math.exp(-(((x - 32) / 9) ** 2 + ((z - 8) / 9) ** 2)) + 0.5 * Math.exp(-((z + 8) ** 2) / 30);
    const hook = hookLine(x, y * 0.86, z) - fullness;
    return smoothMin(sleeve(x, y, z), hook, 2.4);
  };
}

/** A band that braces itself under the fold of the concha: an open loop. */
export function earWing(): Field {
  return (x, y, z) => {
    const wing = smoothMax(wingLine(x, y * 0.5, z) - 1.35, Math.abs(y - 1) - 2.3, 0.8);
    return smoothMin(sleeve(x, y, z), wing, 1.8);
  };
}

/** Grips the bud with a lip at both ends. */
function sleeve(x: number, y: number, z: number): number {
  const away = Math.hypot(x, z);
  const lip = 0.5 * Math.exp(-(((Math.abs(y) - 3.2) / 0.7) ** 2));
  const wall = smoothMax(away - hole - 1.5, -(away - hole + lip), 0.5);
  return smoothMax(wall, Math.abs(y) - 3.8, 0.9);
}

/** The bud that the sleeve is stretched over: its face is up, its nozzle points down and forwards. */
export function sportsBud(): Field {
  return (x, y, z) => {
    const body = smoothMax(ball(x, y - 0.4, z, [hole + 1.1, 7.4, hole + 1.1]), y - 6.2, 1.4);
    const waist = smoothMax(body, -smoothMax(hole - 0.1 - Math.hypot(x, z), Math.abs(y) - 3.9, 0.2), 0.3);
    const nozzle = capsule(x, y, z, [-1.5, -3, 1.5], [-6.4, -9.6, 3.4], 2.9);
    return smoothMin(waist, nozzle, 2.6);
  };
}

function capsule(x: number, y: number, z: number, a: Spot, b: Spot, radius: number): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const share = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz);
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - radius;
}

type Spot = [number, number, number];

function ball(x: number, y: number, z: number, size: Spot): number {
  const [ex, ey, ez] = [x / size[0], y / size[1], z / size[2]];
  const length = Math.hypot(ex, ey, ez);
  const steep = Math.hypot(ex / size[0], ey / size[1], ez / size[2]) || 1;
  return length < 1e-3 ? -Math.min(...size) : (length * (length - 1)) / steep;
}

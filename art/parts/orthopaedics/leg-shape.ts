import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';

/** A lower leg: z+ is the front, y runs from the floor up. The cover reaches from the ankle to below the knee. */
const wall = 2.6;
const cover = { low: 78, high: 306 };

/** Around both halves of a cover, in millimetres. */
export const coverExtent: { low: Place; high: Place } = { low: [-66, 74, -78], high: [66, 310, 64] };

export function coverField(half: 'front' | 'back'): Field {
  return (x, y, z) => {
    const angle = Math.atan2(x, z - axis(y));
    const out = calf(x, y, z);
    const shell = smoothMax(out, -(out + wall), 0.4);
    const low = cover.low + 5 * Math.cos(angle) ** 2;
    const high = cover.high - 18 * smoothStep(1.4, 3, Math.abs(angle));
    const ends = smoothMax(shell, Math.max(low - y, y - high), 1.5);
    const seam = (z - axis(y) - 4) * (half === 'front' ? -1 : 1) + 0.35;
    return smoothMax(smoothMax(ends, seam, 0.7), -Math.max(slots(angle, y), 5 - Math.abs(z - axis(y) - 4)), 1.3);
  };
}

function axis(y: number): number {
  return -9 * bump(y - 225, 75);
}

function calf(x: number, y: number, z: number): number {
  const angle = Math.atan2(x, z - axis(y));
  const muscle = 15 * bump(y - 232, 62) * (0.75 - 0.35 * Math.cos(angle));
  const shin = 3.2 * bump(angle, 0.35) * smoothStep(100, 160, y) * smoothStep(300, 250, y);
  const radius = 33 + 13 * smoothStep(90, 250, y) + muscle + shin;
  return (Math.hypot(x * 1.04, z - axis(y)) - radius) * 0.94;
}

/** Slanted slots that grow and fade along waves on both sides of the leg. */
function slots(angle: number, y: number): number {
  const side = Math.abs(angle) - 1.42;
  const pitch = 15;
  const shifted = y - 26 * Math.sin(side * 1.9);
  const row = Math.round(shifted / pitch);
  const height = row * pitch;
  const length = 0.82 * bump(height - 196, 74) - 0.12;
  if (length < 0.06) return 8;
  const across = Math.max(0, Math.abs(side) - length) * 46;
  return (
    Math.hypot(across, (shifted - height) * 0.72) -
    (1.7 + 2.3 * bump(height - 205, 60) * (1 - (side / (length + 0.2)) ** 2))
  );
}

/** A foot shell with a flat sole; toes towards z+. */
export function footField(): Field {
  return (x, y, z) => {
    const heel = ball(x, y - 24, z + 44, 31, 34, 36);
    const arch = ball(x - 2, y - 20, z - 14, 34, 34, 62);
    const toes = ball(x - 3, y - 12, z - 92, 42, 20, 62);
    const ankle = Math.hypot(x, (z + 22) * 0.86) - 29;
    const shaft = smoothMax(ankle, Math.abs(y - 52) - 26, 4);
    const body = smoothMin(smoothMin(smoothMin(heel, arch, 18), toes, 26), shaft, 16);
    return smoothMax(smoothMax(body, 1 - y, 3), y - 76, 2.5);
  };
}

function ball(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const [ex, ey, ez] = [x / a, y / b, z / c];
  const length = Math.hypot(ex, ey, ez);
  const steep = Math.hypot(ex / a, ey / b, ez / c) || 1;
  return length < 1e-3 ? -Math.min(a, b, c) : (length * (length - 1)) / steep;
}

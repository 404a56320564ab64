import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import { distanceToCurve } from './tube.ts';

/**
 * A true-wireless earbud, seen from its side: x- is towards the ear, y up, the stem hangs down. Everything inside lies along
 * the plane z = 0, where it is cut.
 */
const wall = 1;

const nozzleLine = distanceToCurve(
  [
    [-4, 0.5, 0],
    [-8.6, 2.2, 0],
    [-11.6, 5, 0],
    [-13.4, 9.4, 0],
  ],
  24,
);

const soundLine = distanceToCurve(
  [
    [2.6, -2.5, 0],
    [-1.6, -2.9, 0],
    [-4.4, -2.9, 0],
    [-6, -1, 0],
    [-6.5, 1.6, 0],
    [-8.2, 3.7, 0],
    [-10.9, 4.7, 0],
    [-12.6, 7.2, 0],
    [-13.9, 11.8, 0],
  ],
  48,
);

const ventLine = distanceToCurve(
  [
    [-3.4, -0.4, 0],
    [-2.2, 2.2, 0],
    [-2.7, 4.2, 0],
    [-4, 5.6, 0],
    [-2.9, 7, 0],
    [-1, 7.5, 0],
    [0.2, 8.8, 0],
    [0.6, 11.4, 0],
  ],
  48,
);

/** The whole shell with all that is printed inside it. */
export function wirelessBud(): Field {
  return (x, y, z) => {
    const skin = outside(x, y, z);
    const sound = soundLine(x, y, z);
    const vent = ventLine(x, y, z);
    const inside = skin + wall / 2;
    let printed = smoothMax(skin, -smoothMax(hollow(x, y, z), -partition(x, y), 0.5), 0.25);
    printed = smoothMin(printed, smoothMax(Math.max(sound - 2, inside), x - 0.9, 0.35), 0.5);
    printed = smoothMin(printed, smoothMax(Math.max(vent - 1.25, inside), 1.4 - y, 0.35), 0.5);
    printed = smoothMin(printed, Math.max(fittings(x, y, z), inside), 0.35);
    printed = smoothMax(printed, -opening(x, y, z), 0.25);
    printed = smoothMin(printed, hooks(x, y, z), 0.25);
    return smoothMax(printed, -Math.min(sound - 1.2, vent - 0.6, microphone(x, y, z)), 0.2);
  };
}

function outside(x: number, y: number, z: number): number {
  const body = smoothMin(bowl(x, y, z), nozzle(x, y, z), 3.4);
  return smoothMin(body, stem(x, y, z, 0), 2.6);
}

function bowl(x: number, y: number, z: number): number {
  const round = smoothMax(ball(x, y, z, [0.2, 0, 0], [9.9, 9.8, 8.6]), x - 7.4, 1.6);
  return smoothMin(round, ball(x, y, z, [-4.8, -0.6, 0], [6, 6.8, 6.4]), 4);
}

function nozzle(x: number, y: number, z: number): number {
  const along = alongNozzle(x, y);
  const lip = 0.55 * Math.exp(-(((along - 5.6) / 0.75) ** 2));
  const tube = nozzleLine(x, y, z) - (3.15 - 0.05 * along + lip);
  return smoothMax(tube, (x + 13.4) * -0.36 + (y - 9.4) * 0.93, 0.5);
}

function alongNozzle(x: number, y: number): number {
  return -(x + 9) * 0.42 + (y - 4) * 0.9;
}

function hollow(x: number, y: number, z: number): number {
  const root = smoothMax(nozzleLine(x, y, z) - 2.6, alongNozzle(x, y) - 1.6, 0.8);
  return smoothMin(smoothMin(bowl(x, y, z) + wall, root, 1.6), stem(x, y, z, wall), 2);
}

function stem(x: number, y: number, z: number, inset: number): number {
  const across = Math.hypot(acrossStem(x, y), z * 0.86) - (3.3 - inset);
  return smoothMax(across, Math.abs(y + 11.5) - (12 - inset), 2.2 - inset);
}

/** From the middle of the stem towards its outer wall. */
function acrossStem(x: number, y: number): number {
  return x - 4.4 + (y + 4) * 0.06;
}

/** Between the rear chamber and the sound channel: the wall that the driver is seated against. */
function partition(x: number, y: number): number {
  return Math.abs(x - 0.1 - y * 0.1) - 0.45;
}

/** The window that the face plate closes. */
function opening(x: number, y: number, z: number): number {
  return smoothMax(Math.hypot(y - 0.3, z) - 5, Math.abs(x - 7.2) - 2, 0.3);
}

function hooks(x: number, y: number, z: number): number {
  const high = hook(x, y - 0.3, z);
  return Math.min(high, hook(x, 0.3 - y, z));
}

/** A springy arm inside the window with its nose outwards. */
function hook(x: number, y: number, z: number): number {
  const arm = Math.max(Math.abs(y - 3.7) - 0.42, Math.abs(x - 6.1) - 3.1);
  const nose = Math.max(0.5 * (x - 8) + (y - 4.75) * 0.87, 8 - x, 3.5 - y, x - 9.2);
  const root = Math.max(Math.abs(x - 3.5) - 0.45, Math.abs(y - 6) - 2.3);
  return smoothMax(smoothMin(smoothMin(arm, nose, 0.25), root, 0.8), Math.abs(z) - 1.7, 0.3);
}

/** The driver's ring, screw bosses on the far wall, and the clips that the antenna is slid into. */
function fittings(x: number, y: number, z: number): number {
  const ring = Math.max(Math.abs(Math.hypot(y + 2.6, z) - 2.7) - 0.4, Math.abs(x - 0.8) - 0.9);
  const bosses = Math.min(boss(x, y, z, 3.9, -1.9), boss(x, y, z, 3.4, 3));
  return Math.min(ring, bosses, shelf(x, y), clip(acrossStem(x, y), y + 10.2, z), clip(acrossStem(x, y), -20.2 - y, z));
}

/** Carries the lower hook and closes the stem, but for a gap that wires pass. */
function shelf(x: number, y: number): number {
  return Math.max(Math.abs(y + 7.8) - 0.45, 3.05 - x);
}

function boss(x: number, y: number, z: number, atX: number, atY: number): number {
  const away = Math.hypot(x - atX, y - atY);
  return smoothMax(smoothMax(away - 1.5, z + 2.4, 0.5), -Math.max(away - 0.7, -z - 5.5), 0.4);
}

/** A foot on the outer wall of the stem and a lip that reaches down from it, along the wall. */
function clip(high: number, y: number, z: number): number {
  const foot = Math.max(Math.abs(y) - 0.4, 0.6 - high);
  const lip = Math.max(Math.abs(high - 0.8) - 0.36, Math.abs(y + 0.9) - 1.3);
  return smoothMax(smoothMin(foot, lip, 0.2), Math.abs(z) - 1.6, 0.2);
}

function microphone(x: number, y: number, z: number): number {
  return Math.max(Math.hypot(x - 5.5, z) - 0.5, y + 20);
}

type Triple = [number, number, number];

function ball(x: number, y: number, z: number, at: Triple, size: Triple): number {
  const [ex, ey, ez] = [(x - at[0]) / size[0], (y - at[1]) / size[1], (z - at[2]) / size[2]];
  const length = Math.hypot(ex, ey, ez);
  const steep = Math.hypot(ex / size[0], ey / size[1], ez / size[2]) || 1;
  return length < 1e-3 ? -Math.min(...size) : (length * (length - 1)) / steep;
}

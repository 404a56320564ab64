import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { budRoom, budSkin, face, onNozzle, stem } from './bud-skin.ts';
import { distanceToCurve } from './tube.ts';

/** The shell of an earbud with all that is printed inside it; everything lies along the plane z = 0, where it is cut. */
const wall = 0.9;

const ventLine = distanceToCurve(
  [
    [-3.9, 3.2, 0],
    [-2.2, 4.3, 0],
    [-0.6, 3.6, 0],
    [0.6, 4.4, 0],
    [0.9, 6, 0],
    [0.8, 9.4, 0],
  ],
  48,
);

export function wirelessBud(): Field {
  return (x, y, z) => {
    const skin = smoothMax(budSkin(x, y, z), x - face, 0.3);
    const { along, away } = onNozzle(x, y, z);
    const vent = ventLine(x, y, z);
    const inside = skin + wall / 2;
    let printed = smoothMax(skin, -budRoom(x, y, z, wall), 0.3);
    printed = smoothMin(printed, Math.max(horn(along, away), inside), 0.4);
    printed = smoothMin(printed, Math.max(vent - 1.15, inside, 3.2 - y), 0.4);
    printed = smoothMin(printed, Math.max(clips(x, y, z), inside), 0.3);
    printed = smoothMin(printed, hooks(x, y, z), 0.25);
    return smoothMax(printed, -Math.min(soundRoom(along, away), vent - 0.6, holes(x, y, z)), 0.2);
  };
}

function hornRadius(along: number): number {
  return 3.5 - 1.9 * smoothStep(0, 5.6, along);
}

/** What the sound passes: it narrows from the driver to the nozzle. */
function soundRoom(along: number, away: number): number {
  return smoothMax(away - hornRadius(along), -0.6 - along, 0.3);
}

/** The wall around it, the wall between the chambers, and the ring that the driver is seated in. */
function horn(along: number, away: number): number {
  const tube = smoothMax(away - hornRadius(along) - 0.75, -along, 0.3);
  const partition = Math.abs(along - 0.3) - 0.4;
  const seat = Math.max(Math.abs(away - 5) - 0.4, Math.abs(along + 0.6) - 1.2);
  return Math.min(Math.max(tube, along - 9), partition, seat);
}

/** Springy arms that the face plate snaps onto, at the top and at the lower rim of the head. */
function hooks(x: number, y: number, z: number): number {
  return Math.min(hook(x, y - 0.2, z, 4.6, 1.4), hook(x, 0.2 - y, z, 4, -1.4));
}

function hook(x: number, y: number, z: number, at: number, rootAt: number): number {
  const arm = Math.max(Math.abs(y - at) - 0.4, x - 6.3, rootAt - 0.4 - x);
  const nose = Math.max(0.5 * (x - 5.2) + (y - at - 1.05) * 0.87, 5.2 - x, at - y, x - 6.3);
  const root = Math.max(Math.abs(x - rootAt) - 0.4, at - 0.4 - y, y - 7.4);
  const whole = smoothMin(smoothMin(arm, nose, 0.2), Math.max(root, budSkin(x, y, z) + wall / 2), 0.5);
  return smoothMax(whole, Math.abs(z) - 1.6, 0.3);
}

/** Two clips that hold the antenna along the outer wall of the stem. */
function clips(x: number, y: number, z: number): number {
  const high = stem.x + stem.across - wall - x;
  return Math.min(clip(high, y + 8.6, z), clip(high, -15.6 - y, z));
}

function clip(high: number, y: number, z: number): number {
  const foot = Math.max(Math.abs(y) - 0.36, Math.abs(high - 0.6) - 1);
  const lip = Math.max(Math.abs(high - 1.3) - 0.3, Math.abs(y + 0.8) - 1.1);
  return smoothMax(smoothMin(foot, lip, 0.2), Math.abs(z) - 1.4, 0.2);
}

/** Seats of the charging contacts, and the bore of the microphone at the end of the stem. */
function holes(x: number, y: number, z: number): number {
  const contact = (at: number) => Math.max(Math.hypot(y - at, z) - 0.62, x - 1.6);
  return Math.min(contact(-11.4), contact(-14.2), Math.max(Math.hypot(x - 3.2, z) - 0.5, y + 16));
}

import { smoothMax, smoothMin } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';

/**
 * The outside of a true wireless earbud in millimetres: x- is towards the ear, y up, the stem hangs down. It is cut flat on
 * the outer side, where the face plate closes it.
 */
export const face = 5.2;
export const stem = { x: 2.7, end: -18.4, across: 2.7, along: 2.8 };
/** The sound leaves along this axis; `end` is the length from its root. */
export const nozzle = { at: [-3, 0.6, 0] as Place, turn: [0.88, 0.475] as const, end: 10.9, seat: [6.6, 9.2] as const };

export function budSkin(x: number, y: number, z: number): number {
  const body = smoothMin(head(x, y, z), nozzleSkin(x, y, z), 2.2);
  return smoothMin(body, stemSkin(x, y, z, 0), 3);
}

/** The skin, moved inwards: what is hollow in the head and the stem. */
export function budRoom(x: number, y: number, z: number, wall: number): number {
  return smoothMin(head(x, y, z) + wall, stemSkin(x, y, z, wall), 2);
}

/** Along the axis of the nozzle from its root, and away from that axis. */
export function onNozzle(x: number, y: number, z: number) {
  const [dx, dy] = [x - nozzle.at[0], y - nozzle.at[1]];
  const [cos, sin] = nozzle.turn;
  return { along: dy * sin - dx * cos, away: Math.hypot(dx * sin + dy * cos, z) };
}

function head(x: number, y: number, z: number): number {
  const round = ball(x, y, z, [0.2, 0.2, 0], [7.8, 7.9, 7]);
  return smoothMin(round, ball(x, y, z, [-4.2, 1.1, 0], [5.2, 6, 5.6]), 3.6);
}

/** A short tube with a rim that holds the silicone tip. */
function nozzleSkin(x: number, y: number, z: number): number {
  const { along, away } = onNozzle(x, y, z);
  const rim = 0.55 * Math.exp(-(((along - 10) / 0.62) ** 4));
  const shoulder = 0.7 * Math.exp(-(((along - 5.2) / 1.3) ** 4));
  return smoothMax(smoothMax(away - 2.5 - rim - shoulder, along - nozzle.end, 0.5), -along, 0.5);
}

function stemSkin(x: number, y: number, z: number, inset: number): number {
  const { x: middle, end, across, along } = stem;
  const round = Math.hypot(x - middle, (z * across) / along) - (across - inset);
  return smoothMax(round, Math.max(y - 2, end + inset - y), 1.9 - inset);
}

function ball(x: number, y: number, z: number, at: Place, size: Place): number {
  const [ex, ey, ez] = [(x - at[0]) / size[0], (y - at[1]) / size[1], (z - at[2]) / size[2]];
  const length = Math.hypot(ex, ey, ez);
  const steep = Math.hypot(ex / size[0], ey / size[1], ez / size[2]) || 1;
  return length < 1e-3 ? -Math.min(...size) : (length * (length - 1)) / steep;
}

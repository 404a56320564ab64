import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { mailRelief } from './mail.ts';
import { ellipsoid } from './solids.ts';

const belt = 52.6;
const skirtHem = 14;

/** The upper part of the surcoat with a sun raised on its chest, and the belt. */
export function surcoat(): Field {
  const chest = ellipsoid([0, 62.5, 0], [9.4, 10, 6.6]);
  const waist = ellipsoid([0, 52.5, 0], [7.7, 7, 5.7]);
  return (x, y, z) => {
    const body = smoothMin(chest(x, y, z), waist(x, y, z), 4);
    const angle = Math.atan2(x, z);
    const gathers = 0.28 * smoothStep(60, 54, y) * Math.cos(angle * 16 + 2 * Math.sin(angle * 3));
    const cloth = body - gathers - 0.42 * sun(x, y - 61, z);
    const strap = Math.max(body - 0.75 - 0.2 * bump(Math.abs(y - belt) - 0.95, 0.25), Math.abs(y - belt) - 1.25);
    return Math.min(smoothMax(cloth, 49 - y, 0.3), smoothMin(strap, buckle(x, y, z, body), 0.1));
  };
}

/** A disc and sixteen rays, straight and waved in turn. */
function sun(x: number, y: number, z: number): number {
  const away = Math.hypot(x, y);
  if (z < 0 || away > 5.6) return 0;
  const disc = smoothStep(1.75, 1.6, away) * (1 - 0.5 * smoothStep(1.35, 1.2, away) + 0.6 * smoothStep(1, 0.2, away));
  const turn = Math.atan2(x, y);
  const step = Math.PI / 8;
  const ray = Math.round(turn / step);
  const waved = ray % 2 === 0 ? 0 : 0.3 * Math.sin((away - 2) * 2.6);
  const across = Math.abs((turn - ray * step) * away - waved);
  const reach = ray % 2 === 0 ? 5.3 : 4.6;
  const width = 0.62 * Math.max(0, (reach - away) / (reach - 2));
  return Math.max(disc, away < 2.05 ? 0 : smoothStep(width + 0.08, width - 0.12, across) * smoothStep(0, 0.15, width));
}

function buckle(x: number, y: number, z: number, body: number): number {
  const frame = Math.max(Math.abs(x - 3.2), Math.abs(y - belt));
  return z < 0 ? 9 : Math.max(Math.abs(frame - 1.5) - 0.32, body - 1.15);
}

/** The skirt of the surcoat, open in front, with the loose end of the belt on it. */
export function skirt(): Field {
  return (x, y, z) => {
    const angle = Math.atan2(x / 1.12, z / 0.92);
    const around = Math.hypot(x / 1.12, z / 0.92);
    const slit = slitAt(x, y, z);
    const drop = Math.max(0, belt - y) / (belt - skirtHem);
    const radius =
      6.7 +
      4.2 * drop +
      (0.6 + 2 * drop) *
        drop ** 0.4 *
        fold(angle * 12 + 1.6 * Math.sin(angle * 2 + 1) + 0.5 * Math.sin(y / 8 + angle * 3)) +
      0.7 * bump(slit, 1.6) * drop;
    const off = around - radius;
    const hem = skirtHem + 0.6 * Math.sin(angle * 5 + 1);
    const border = band(y - hem - 1, 2.2) * 0.16;
    const sheet = smoothMax(Math.abs(off) * 0.78 - 0.5 - border, hem - y, 0.3);
    const open = smoothMax(smoothMax(sheet, -slit, 0.4), y - belt, 0.2);
    return Math.min(open, tail(x, y, z, off));
  };
}

function slitAt(x: number, y: number, z: number): number {
  return z < 0 ? 9 : Math.abs(x - 0.3) - Math.max(-1, (37 - y) * 0.17);
}

function tail(x: number, y: number, z: number, off: number): number {
  if (z < 0) return 9;
  const tip = 33 + 1.1 * Math.abs(x - 3.2);
  const studs = 0.2 * smoothStep(0.42, 0.3, Math.hypot(x - 3.2, y - Math.round(y / 2) * 2));
  return Math.max(Math.abs(x - 3.2) - 0.95, tip - y, y - belt, Math.abs(off - 0.7) * 0.8 - 0.6 - studs);
}

/** Heavy cloth from the shoulders to the ground, open in front, with a raised border and a sun on its back. */
export function cloak(): Field {
  return (x, y, z) => {
    const drop = Math.max(0, 66 - y) / 66;
    const [across, back] = [(x - 1.2 * drop * drop) / 1.27, -(z + 0.6)];
    const angle = Math.atan2(across, back);
    const around = Math.hypot(across, back);
    const side = (Math.abs(angle) - 1.42 - 0.2 * drop - 0.08 * Math.sin(y / 7 + angle)) * around;
    const shoulders = y > 64 ? 8.2 * Math.sqrt(Math.max(0.02, 1 - ((y - 64) / 8.5) ** 2)) : 8.2;
    const radius = shoulders + 5.4 * drop ** 1.25 + foldsOfCloak(angle, y, drop) + 1.1 * bump(side, 1.8);
    const hem = 0.5 + 0.5 * Math.sin(angle * 4.3 + 0.6) + 0.4 * Math.sin(angle * 9);
    const inward = Math.min(-side, y - hem);
    const emblem = z < 0 ? 0.24 * sun(x * 0.44, (y - 43) * 0.44, 1) : 0;
    const thick = 0.5 + 0.2 * band(inward - 0.9, 1.9) + emblem;
    return smoothMax(smoothMax(Math.abs(around - radius) * 0.72 - thick, side, 0.5), hem - y, 0.5);
  };
}

function foldsOfCloak(angle: number, y: number, drop: number): number {
  const deep = 0.25 + 2.1 * drop ** 1.1;
  const phase = angle * 7.5 + 1.2 * Math.sin(angle * 1.7 + 0.8) + 0.3 * Math.sin(y / 9 + angle * 2);
  return deep * (fold(phase) + 0.28 * Math.cos(angle * 15 + y / 13 - 1));
}

/** Rounded ridges with sharper valleys between them. */
function fold(phase: number): number {
  return Math.sqrt(0.04 + Math.cos(phase / 2) ** 2) - 0.66;
}

function band(inside: number, width: number): number {
  return smoothStep(0, 0.2, inside) * smoothStep(width, width - 0.2, inside);
}

/** Rings of mail that hang from the helm over the shoulders. */
export function aventail(): Field {
  return (x, y, z) => {
    const around = Math.hypot(x * 0.84, (z + 0.5) * (1 + 0.025 * Math.max(0, 75 - y)));
    const angle = Math.atan2(x, z);
    const drop = 75 - y;
    const radius = 4.75 + 0.13 * drop + 0.047 * drop * drop;
    const off = (around - radius) * 0.62 - 0.2 * mailRelief(angle * 7.2, drop * 1.25);
    const hem = 67 - 1.3 * Math.cos(angle * 2) - 0.5 * Math.abs(Math.sin(angle * 10));
    return smoothMax(smoothMax(off, hem - y, 0.2), y - 75, 0.3);
  };
}

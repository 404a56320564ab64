import { type Field, smoothMax, smoothMin } from '../../shapes/field.ts';
import { block, slot } from './solids.ts';

const outer = { width: 92, depth: 62, low: 0, high: 28, corner: 8 };
const wall = 2;

/** The lower half: screw bosses in the corners, louvres in the long wall, a port in the short one, a stepped rim. */
export function housingField(): Field {
  return (x, y, z) => {
    const body = block([x, y, z], outer, 1.2);
    const hollow = block([x, y, z], { ...outer, width: 88, depth: 58, low: wall, high: 40, corner: 6 }, 0.8);
    const step = block([x, y, z], { ...outer, width: 90, depth: 60, low: 26.4, high: 40, corner: 7 }, 0.3);
    let shell = smoothMax(smoothMax(body, -hollow, 0.3), -step, 0.2);
    shell = smoothMin(shell, smoothMax(bosses(x, z) - 4, Math.max(-y, y - 24), 0.4), 1.2);
    shell = smoothMin(shell, ribs(x, y, z), 0.6);
    return smoothMax(shell, -Math.min(smoothMax(bosses(x, z) - 1.5, 6 - y, 0.2), louvres(x, y, z), port(x, y, z)), 0.5);
  };
}

/** Closes the housing with two hooks; a raised field carries the label. */
export function lidField(): Field {
  return (x, y, z) => {
    const sheet = block([x, y, z], { ...outer, low: 0, high: 3.4 }, 1.4);
    const field = block([x + 12, y, z], { width: 46, depth: 34, low: -0.1, high: 0.7, corner: 5 }, 0.2);
    const label = smoothMax(sheet, -field, 0.3);
    const hooks = smoothMax(Math.abs(Math.abs(x) - 24) - 5, Math.abs(Math.abs(z) - 27.4) - 0.9, 0.4);
    const nib = smoothMax(hooks - 0.9, Math.abs(y - 10.4) - 1.1, 0.5);
    const snap = smoothMin(smoothMax(hooks, Math.max(2 - y, y - 12), 0.4), nib, 0.4);
    const grille = smoothMax(slot(((z + 36) % 6) - 3, (x - 30) * 0.4, 0.1, 1.2), Math.abs(z) - 18, 0.2);
    return smoothMin(smoothMax(label, -Math.max(grille, y - 5), 0.4), snap, 0.8);
  };
}

function bosses(x: number, z: number): number {
  return Math.hypot(Math.abs(x) - 38.5, Math.abs(z) - 23.5);
}

function ribs(x: number, y: number, z: number): number {
  return smoothMax(Math.max(Math.abs(Math.abs(x) - 14) - 0.8, Math.abs(z) - 29.5), Math.max(-y, y - 7), 0.4);
}

function louvres(x: number, y: number, z: number): number {
  const column = Math.round(x / 5);
  if (Math.abs(column) > 5 || z < 0) return 6;
  const along = Math.max(0, Math.abs(y - 14) - 5.5);
  return Math.max(Math.hypot(x - column * 5, along) - 1.1, 26 - z);
}

function port(x: number, y: number, z: number): number {
  return Math.max(slot(z + 8, y - 12, 10, 4.4), 40 - x);
}

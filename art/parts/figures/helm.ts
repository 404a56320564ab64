import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';

const brow = 7.4;

/** A great helm with a keel, a riveted cross and a twisted wreath; it stands on y = 0 and looks to z+. */
export function helm(): Field {
  return (x, y, z) => {
    const angle = Math.atan2(x, z);
    const plates = skin(x, y, z) - relief(x, y, z, angle);
    const cut = smoothMax(plates, -eyes(x, y, z), 0.08);
    const pierced = smoothMax(cut, -breaths(angle, y, plates), 0.08);
    return Math.min(smoothMax(pierced, -y, 0.2), wreath(x, y, z));
  };
}

function skin(x: number, y: number, z: number): number {
  const around = Math.hypot(x, z * 0.88);
  const rise = Math.max(0, y - 7.6);
  const tower = Math.hypot(around, rise * 0.68) - 4.95 + 0.035 * Math.max(0, 7.6 - y);
  const keel = z * 0.83 + Math.abs(x) * 0.56 - 4.75 + 0.1 * rise;
  return smoothMax(tower, keel, 0.35);
}

function relief(x: number, y: number, z: number, angle: number): number {
  const overlap = 0.3 * smoothStep(brow + 0.15, brow - 0.1, y);
  const rim = 0.32 * bump(y - 0.6, 0.5);
  if (z < 0) return overlap + rim;
  const upright = band(Math.abs(x) - 0.72 - 0.5 * smoothStep(2.2, 0.6, y));
  const level =
    band(Math.abs(y - brow) - 1.15 - 0.6 * smoothStep(0.75, 1.15, Math.abs(angle))) * band(Math.abs(angle) - 1.25);
  const studs = Math.max(stud(x, y - Math.round(y / 1.7) * 1.7), levelStud(angle, y));
  return overlap + rim + 0.34 * Math.max(upright, level) + studs;
}

function levelStud(angle: number, y: number): number {
  const across = Math.abs(angle) * 5;
  const column = Math.max(1, Math.round(across / 1.5));
  return column > 4 ? 0 : stud(across - column * 1.5, Math.abs(y - brow) - 0.82);
}

function stud(across: number, along: number): number {
  const away = Math.hypot(across, along) / 0.3;
  return away < 1 ? 0.24 * Math.sqrt(1 - away * away) : 0;
}

function band(outside: number): number {
  return smoothStep(0.1, -0.1, outside);
}

function eyes(x: number, y: number, z: number): number {
  const slot = Math.max(Math.abs(y - brow) - 0.36, 0.95 - Math.abs(x), Math.abs(x) - 3.9);
  return Math.max(slot, 1.5 - z);
}

function breaths(angle: number, y: number, depth: number): number {
  const across = Math.abs(angle) * 5.4;
  const row = Math.round((y - 3.6) / 1.02);
  const column = Math.round(across / 1.15 - (Math.abs(row) % 2) / 2) + (Math.abs(row) % 2) / 2;
  if (Math.abs(row) > 2 || column < 1.4 || column > 4.2) return 3;
  return Math.max(Math.hypot(across - column * 1.15, y - 3.6 - row * 1.02) - 0.3, -depth - 0.9);
}

function wreath(x: number, y: number, z: number): number {
  const around = Math.hypot(x, z * 0.9);
  const [out, up] = [around - 4.35, y - 10.4];
  const turn = Math.atan2(x, z) * 11 + Math.atan2(up, out);
  return smoothMin(9, Math.hypot(out, up) - 0.92 - 0.2 * Math.abs(Math.cos(turn)), 0.1) * 0.85;
}

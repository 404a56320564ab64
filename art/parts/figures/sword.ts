import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { grip } from './arms.ts';
import { block } from './solids.ts';

const guard = 38.4;

/** A long sword, its point on the ground. */
export function sword(): Field {
  return (x, y, z) => {
    const [across, deep] = [x - grip.x, z - grip.z];
    const hilt = Math.min(crossguard(across, y, deep), handle(across, y, deep), pommel(across, y, deep));
    return Math.min(blade(across, y, deep), hilt);
  };
}

function blade(x: number, y: number, z: number): number {
  const wide = 2.35 - 0.5 * ((guard - y) / guard) - 2.2 * smoothStep(4.5, 0, y) ** 1.4;
  const diamond = (Math.abs(z) + (Math.abs(x) - wide) * 0.36) * 0.94;
  const fuller = 0.3 * bump(x, 0.5) * smoothStep(14, 17, y);
  return smoothMax(diamond + fuller, y - guard, 0.1);
}

function crossguard(x: number, y: number, z: number): number {
  const bow = y - guard + 0.016 * x * x - 0.5;
  const flare = 0.75 + 0.5 * smoothStep(5.6, 7.4, Math.abs(x));
  const bar = Math.max(Math.abs(bow) - flare, Math.abs(z) - flare * 0.95, Math.abs(x) - 7.8);
  return smoothMin(bar, block([0, guard + 0.3, 0], [1.5, 1.35, 1.25], 0.4)(x, y, z), 0.5);
}

function handle(x: number, y: number, z: number): number {
  const turn = Math.atan2(x, z);
  const binding = 0.13 * Math.abs(Math.cos(y * 2.6 + turn / 2));
  return Math.max(Math.hypot(x, z) - 1 - binding, guard - y, y - 54);
}

/** A wheel with a boss in its middle. */
function pommel(x: number, y: number, z: number): number {
  const away = Math.hypot(x, y - 55.2);
  const wheel = smoothMax(
    away - 2.3,
    Math.abs(z) - 0.85 + 0.25 * smoothStep(1.1, 1.3, away) * smoothStep(1.9, 1.7, away),
    0.3,
  );
  return smoothMin(wheel, Math.hypot(away, z * 0.8) - 1.05, 0.2);
}

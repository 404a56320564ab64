import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';

/** Below-knee socket: z+ is the front, x+ the outside of the leg. Its closed end is at y = 0. */
const wall = 4.2;

export function socketField(): Field {
  return (x, y, z) => {
    const angle = Math.atan2(x, z);
    const out = outside(x, y, z, angle);
    const shell = smoothMax(out, -(out + wall + 3 * smoothStep(40, 8, y)), 0.4);
    const trimmed = smoothMax(shell, (y - trim(angle)) * 0.8, 3.4);
    const boss = smoothMax(Math.hypot(x, z) - 29, Math.abs(y + 4) - 9, 3);
    return smoothMax(smoothMin(trimmed, boss, 10), -hole(angle, y), 1.2);
  };
}

function outside(x: number, y: number, z: number, angle: number): number {
  const flare = 5 * smoothStep(-22, 0, y - trim(angle)) * (0.35 + 0.65 * smoothStep(1.6, 2.6, Math.abs(angle)));
  const rise = Math.max(0, y);
  const radius = 41 + 0.1 * rise + 7 * smoothStep(110, 200, rise) + flare;
  const shape = 1 + 0.045 * Math.cos(2 * angle) + 0.055 * Math.cos(3 * angle);
  const tendon = 7.5 * bump(y - 178, 15) * bump(angle, 0.42);
  const crest = 4 * bump(angle, 0.24) * smoothStep(165, 120, y);
  const behind = 6 * bump(Math.abs(angle) - Math.PI, 0.75) * bump(y - 165, 38);
  const beside = 3.5 * bump(Math.abs(angle) - 0.75, 0.3) * bump(y - 120, 60);
  const wide = radius * shape - tendon + crest - behind - beside;
  const end = 46;
  return y > end ? Math.hypot(x, z) - wide : Math.hypot(x, z, (y - end) * (wide / end) * 0.98) - wide;
}

/** The upper edge: over the kneecap in front, wings at both sides, low behind the knee. */
function trim(angle: number): number {
  const side = bump(Math.abs(angle) - 1.35, 0.55);
  return 206 + 34 * side - 26 * smoothStep(1.9, 2.8, Math.abs(angle)) + 4 * bump(angle, 0.5);
}

/** A field of rounded openings on the outside of the calf, finer towards its rim. */
function hole(angle: number, y: number): number {
  const across = (Math.abs(angle) - 1.72) * 46;
  const row = Math.round(y / 11.5);
  const column = across / 13 + (row % 2) / 2;
  const fade = Math.max(Math.abs(across) / 30, Math.abs(y - 112) / 52);
  const size = 4.9 - 3.2 * fade * fade;
  if (fade > 1.02) return 6;
  return Math.hypot((column - Math.round(column)) * 13, y - row * 11.5) - size;
}

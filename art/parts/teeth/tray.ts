import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Arch } from './arch.ts';
import { createArchMap } from './arch-map.ts';

const [floor, wall, high] = [2.4, 2.2, 15];

/** An impression tray, open side up: a trough along the arch with perforated walls and a handle in front. */
export function trayField(arch: Arch): Field {
  const map = createArchMap(arch);
  const end = arch.length + 3;
  const front = arch.curve.at(0).z;
  return (x, y, z) => {
    map.find(x, z);
    const [along, out] = [Math.abs(map.along), map.out];
    const flare = 0.12 * (y - floor);
    const rim = high - 3 * smoothStep(4, 0, along) - 4 * smoothStep(end - 12, end, along);
    const width = 8.2 + flare;
    const outer = smoothMax(smoothMax(Math.abs(out + 0.6) - width, along - end, 3), -y, 2.6);
    const inner = smoothMax(smoothMax(Math.abs(out + 0.6) - width + wall, along - end - 9, 3), floor - y, 2.2);
    const trough = smoothMax(smoothMax(outer, -inner, 0.6), y - rim, 1.6);
    const body = smoothMin(trough, handle(x, y, z - front - 8), 2.2);
    return smoothMax(body, -Math.max(holes(map.along, out, y), along - end + 6, out > 0 ? 9.5 - along : -9), 0.3);
  };
}

function handle(x: number, y: number, z: number): number {
  const rise = y - 4.4 - 0.16 * z;
  const wide = Math.abs(x) - 6 - 0.1 * z;
  const body = smoothMax(smoothMax(wide, Math.abs(rise) - 2.1, 1.6), Math.max(-z - 2, z - 21), 2.4);
  const dent = Math.hypot(x * 0.8, rise - 3.4, (z - 13) * 0.8) - 2.9;
  const ribs = 0.22 * Math.cos((z - 13) * 3) * smoothStep(5.5, 4, Math.abs(z - 13)) * smoothStep(5.5, 4.5, Math.abs(x));
  return smoothMax(body + ribs * Number(rise > 0), -dent - 9, 0.6);
}

/** Round holes in staggered rows, through floor and walls alike. */
function holes(along: number, out: number, y: number): number {
  const step = 5.2;
  const around = Math.abs(out + 0.6) > 6.4 && y > floor + 1.6 ? y - 7.2 : 0;
  const rows = around === 0 ? [-3, 0, 3].map((at) => out + 0.6 - at) : [around + 1.6, around - 2.2];
  return Math.min(
    ...rows.map((across, row) => {
      const shifted = along / step + (row % 2) / 2;
      return Math.hypot((shifted - Math.round(shifted)) * step, across) - 0.95;
    }),
  );
}

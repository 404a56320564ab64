import { smoothStep } from '../../shapes/field.ts';
import { createRandom } from '../../studio/random.ts';
import type { Relief } from './relief-plate.ts';

/** Cells of grained leather with creases between them, on soft waves. */
export function leather(seed: number): Relief {
  const random = createRandom(seed);
  const grid = 32;
  const seeds = Array.from({ length: grid * grid }, () => [random(), random(), random()] as const);
  const cell = 2.3;
  return (x, z) => {
    const [sx, sz] = [x + 0.5 * Math.sin(z * 0.42), z + 0.6 * Math.sin(x * 0.31 + 1)];
    const [u, v] = [sx / cell + 100, sz / cell + 100];
    let [first, second, tone] = [9, 9, 0];
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        const [cu, cv] = [Math.floor(u) + column, Math.floor(v) + row];
        const [a = 0, b = 0, c = 0] = seeds[(cv % grid) * grid + (cu % grid)] ?? [];
        const distance = Math.hypot(cu + 0.15 + 0.7 * a - u, (cv + 0.15 + 0.7 * b - v) * 1.15);
        if (distance < first) [first, second, tone] = [distance, first, c];
        else second = Math.min(second, distance);
      }
    const crease = smoothStep(0, 0.34, second - first);
    return 0.44 * crease - 0.16 * first * first + 0.1 * tone + 0.1 * Math.sin(x * 0.23) * Math.sin(z * 0.19 + 2) - 0.3;
  };
}

/** Rows of stitches: two legs of yarn that lean together to a V, twisted. */
export const knit: Relief = (x, z) => {
  const [wide, high] = [5.4, 3.9];
  const across = x / wide - Math.floor(x / wide) - 0.5;
  const leg = Math.abs(across);
  let top = -0.9;
  for (let row = -1; row <= 1; row++) {
    const stitch = Math.floor(z / high) + row;
    const local = z - (stitch + 0.5) * high;
    const middle = 0.06 + 0.38 * smoothStep(high * 0.86, -high * 0.86, local);
    const yarn = 1 - ((leg - middle) / 0.2) ** 2 - (local / (high * 0.92)) ** 4;
    if (yarn <= 0) continue;
    const twist = 0.09 * Math.sin((local + (leg - middle) * 5) * 4.2);
    top = Math.max(top, Math.sqrt(yarn) * 1.35 - 0.9 + twist + 0.22 * (local / high));
  }
  return top;
};

/** Bands of yarns that go over and under each other by turns. */
export const weave: Relief = (x, z) => Math.max(band(x, z, 0), band(z, x, 1), -0.95);

function band(across: number, along: number, shift: number): number {
  const pitch = 5.2;
  const number = Math.round(across / pitch);
  const aside = (across - number * pitch) / (pitch * 0.47);
  if (Math.abs(aside) >= 1) return -2;
  const over = 0.5 * Math.cos((along / pitch + number + shift) * Math.PI);
  const strands = 0.08 * Math.abs(Math.sin(aside * Math.PI * 2 + along * 0.35));
  return over + 0.75 * Math.sqrt(1 - aside * aside) - 0.55 + strands;
}

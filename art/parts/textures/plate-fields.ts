import { createCanvas, write } from '../../materials/canvas.ts';
import { smoothStep } from '../../shapes/field.ts';
import { createRandom } from '../../studio/random.ts';
import type { Relief } from './relief-plate.ts';
import { leather, weave } from './reliefs.ts';

/** A field of the sample plate: its depth in micrometres and its relief, which runs from 0 down to −1. */
export type PlateField = { depth: number; relief: Relief };

/** From left to right, the back row first. */
export const plateFields: PlateField[] = [
  { depth: 300, relief: scaled(leather(7), 1, 0.75) },
  { depth: 200, relief: scaled(weave, 4.4, 1.4) },
  { depth: 80, relief: brushed() },
  { depth: 150, relief: scaled(leather(11), 2.4, 0.75) },
  { depth: 60, relief: scaled(leather(5), 2.4, 0.75) },
  { depth: 400, relief: honeycomb(2.9, 0.42) },
  { depth: 500, relief: ribs(1.5) },
  { depth: 300, relief: lettered('Aa 15', 5.4) },
];

/** Shrinks a pattern and its heights, which span about `range`, to those of a field. */
function scaled(relief: Relief, shrink: number, range: number): Relief {
  return (x, z) => Math.max(-1, Math.min(0, relief(x * shrink, z * shrink) / range - 0.35));
}

/** Scratches along x, each some millimetres long. */
function brushed(): Relief {
  const random = createRandom(3);
  const table = Array.from({ length: 512 }, () => random());
  const noise = (at: number) => {
    const [low, share] = [Math.floor(at), at - Math.floor(at)];
    const [from = 0, to = 0] = [table[low & 511], table[(low + 1) & 511]];
    return from + (to - from) * smoothStep(0, 1, share);
  };
  return (x, z) => -noise(z * 6.5 + 900 + 0.8 * noise(x * 0.16 + 40)) * (0.6 + 0.4 * noise(x * 0.3 + z * 2.1 + 300));
}

/** Six-sided pits between walls. */
function honeycomb(pitch: number, wall: number): Relief {
  const row = pitch * Math.sqrt(3);
  const offset = (value: number, period: number) => value - Math.round(value / period) * period;
  const toEdge = (x: number, z: number) => {
    const [a, b] = [Math.abs(x), Math.abs(z)];
    return pitch / 2 - Math.max(a, a / 2 + (b * Math.sqrt(3)) / 2);
  };
  return (x, z) => {
    const even = toEdge(offset(x, pitch), offset(z, row));
    const odd = toEdge(offset(x + pitch / 2, pitch), offset(z + row / 2, row));
    return -smoothStep(wall / 2, wall / 2 + 0.22, Math.max(even, odd));
  };
}

function ribs(pitch: number): Relief {
  return (x) => -smoothStep(0.36, 0.64, Math.abs(x / pitch - Math.round(x / pitch)) * 2);
}

/** Raised letters; the middle of the text is at x = z = 0. */
function lettered(text: string, size: number): Relief {
  const printed = lettersAt(text, size, 24);
  return (x, z) => printed(x, z) - 1;
}

/** How much of a place is covered by text, from 0 to 1. */
export function lettersAt(text: string, size: number, pixels = 16): Relief {
  const [width, height] = [text.length * size * 0.8 + 2, size * 1.6];
  const [columns, rows] = [Math.round(width * pixels), Math.round(height * pixels)];
  let ink = new Uint8ClampedArray();
  createCanvas(width, height, pixels, (pen) => {
    pen.fillStyle = '#ffffff';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    write(pen, text, [width / 2, height / 2], size, 560);
    ink = pen.getImageData(0, 0, columns, rows).data;
  });
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? 0 : (ink[(row * columns + column) * 4 + 3] ?? 0) / 255;
  return (x, z) => {
    const [u, v] = [(x + width / 2) * pixels - 0.5, (z + height / 2) * pixels - 0.5];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [right, low] = [u - column, v - row];
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return upper * (1 - low) + lower * low;
  };
}

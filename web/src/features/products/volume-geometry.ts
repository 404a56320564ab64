/** In millimetres. */
export type Volume = { width: number; depth: number; height: number };

/** Fits the largest build volume, so that all drawings share one scale. */
export const FRAME = { width: 370, height: 430 };

const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

type Corner = readonly [x: number, y: number, z: number];

/** Isometric projection; the front corner is at the bottom of the frame. */
function project({ depth }: Volume, [x, y, z]: Corner): [left: number, top: number] {
  return [round((depth + x - y) * COS), round(FRAME.height - (x + y) * SIN - z)];
}

/** Size of the drawing. */
export function extentOf({ width, depth, height }: Volume): { width: number; height: number } {
  return { width: round((width + depth) * COS), height: round((width + depth) * SIN + height) };
}

/** SVG transform of a horizontal plane at a level: x to the right, y to the back. */
export function floorMatrixOf({ depth }: Volume, level: number): string {
  const origin = [depth * COS, FRAME.height - level].map(round);
  return `matrix(${[COS, -SIN, -COS, -SIN, ...origin].map((value) => Number(value.toFixed(4))).join(' ')})`;
}

function toPath(volume: Volume, corners: readonly Corner[]): string {
  return `M${corners.map((corner) => project(volume, corner).join(' ')).join('L')}`;
}

export function outlineOf(volume: Volume): string {
  const { width: w, depth: d, height: h } = volume;
  const corners: Corner[] = [
    [0, 0, 0],
    [w, 0, 0],
    [w, 0, h],
    [w, d, h],
    [0, d, h],
    [0, d, 0],
  ];
  return `${toPath(volume, corners)}Z`;
}

/** The edges that meet in the upper front corner. */
export function innerEdgesOf(volume: Volume): string {
  const { width: w, depth: d, height: h } = volume;
  const front: Corner = [0, 0, h];
  return [[0, 0, 0] as const, [w, 0, h] as const, [0, d, h] as const]
    .map((end) => toPath(volume, [end, front]))
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

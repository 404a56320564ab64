import { directionAt, type LightField, type LightRay, solidAngle } from './light-field.ts';
import { spreadPoint } from './random.ts';

/** Rays drawn from the light field, bright places more often; their colours add up to the light of the whole room. */
export function drawLightRays(field: LightField, count: number): LightRay[] {
  const rows = cumulate(field.height, (row) => rowEnergy(field, row));
  const columnsOf = new Map<number, Float64Array>();
  return Array.from({ length: count }, (_, n) => {
    const [across, along] = spreadPoint(n);
    const row = find(rows, along);
    const columns = columnsOf.get(row) ?? cumulate(field.width, (column) => energy(field, column, row));
    columnsOf.set(row, columns);
    const column = find(columns, across);
    return toRay(field, column, row, total(rows) / count);
  });
}

function toRay(field: LightField, column: number, row: number, share: number): LightRay {
  const [r, g, b] = pixelAt(field, column, row);
  const weight = share / Math.max(brightness(r, g, b), 1e-9);
  return { direction: directionAt(column + 0.5, row + 0.5), colour: [r * weight, g * weight, b * weight] };
}

function pixelAt(field: LightField, column: number, row: number): [number, number, number] {
  const at = (row * field.width + column) * 4;
  return [field.pixels[at] ?? 0, field.pixels[at + 1] ?? 0, field.pixels[at + 2] ?? 0];
}

function brightness(r: number, g: number, b: number): number {
  return (r + g + b) / 3;
}

function energy(field: LightField, column: number, row: number): number {
  return brightness(...pixelAt(field, column, row)) * solidAngle(row);
}

function rowEnergy(field: LightField, row: number): number {
  let sum = 0;
  for (let column = 0; column < field.width; column++) sum += energy(field, column, row);
  return sum;
}

function cumulate(length: number, valueAt: (index: number) => number): Float64Array {
  const sums = new Float64Array(length);
  let sum = 0;
  for (let i = 0; i < length; i++) sums[i] = sum += valueAt(i);
  return sums;
}

function total(sums: Float64Array): number {
  return sums.at(-1) ?? 0;
}

function find(sums: Float64Array, share: number): number {
  const wanted = share * total(sums);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

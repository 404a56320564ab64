import { smoothMax } from '../../shapes/field.ts';

/** A block with rounded upright edges around x = z = 0, from `low` to `high`. */
export function block(
  [x, y, z]: [number, number, number],
  { width, depth, low, high, corner }: { width: number; depth: number; low: number; high: number; corner: number },
  soft = 1,
): number {
  const [dx, dz] = [Math.abs(x) - width / 2 + corner, Math.abs(z) - depth / 2 + corner];
  const side = Math.hypot(Math.max(0, dx), Math.max(0, dz)) + Math.min(0, Math.max(dx, dz)) - corner;
  return smoothMax(side, Math.max(low - y, y - high), soft);
}

/** An upright bar with round ends, along x. */
export function slot(x: number, z: number, length: number, radius: number): number {
  return Math.hypot(Math.max(0, Math.abs(x) - length / 2), z) - radius;
}

import type { Triangles } from './mesh.ts';
import { PartFileError } from './part-file-error.ts';

export type MeshSize = { volume: number; area: number };

type Point = readonly [x: number, y: number, z: number];

/** Volume and area; rejects parts without a volume. Assumes a closed mesh; triangles may face either way. */
export function measureSize(triangles: Triangles): MeshSize {
  // Relative to a corner, so that parts far from the origin lose no digits.
  const origin = pointAt(triangles, 0);
  let volume = 0;
  let area = 0;
  for (let at = 0; at < triangles.length; at += 9) {
    const a = minus(pointAt(triangles, at), origin);
    const b = minus(pointAt(triangles, at + 3), origin);
    const c = minus(pointAt(triangles, at + 6), origin);
    volume += dot(a, cross(b, c)) / 6;
    area += lengthOf(cross(minus(b, a), minus(c, a))) / 2;
  }
  // Rounding errors are no volume.
  if (Math.abs(volume) < area ** 1.5 * 1e-9) throw new PartFileError('zeroSize');
  return { volume: Math.abs(volume), area };
}

/** The box around a part. */
export type Bounds = { min: readonly number[]; max: readonly number[] };

/** Rejects coordinates that are not numbers, no triangles, and flat parts. */
export function findBounds(triangles: Triangles): Bounds {
  if (triangles.length < 9) throw new PartFileError('noTriangles');
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < triangles.length; at++) {
    const value = triangles[at] ?? Number.NaN;
    if (!Number.isFinite(value)) throw new PartFileError('notFinite');
    const axis = at % 3;
    if (value < (min[axis] ?? 0)) min[axis] = value;
    if (value > (max[axis] ?? 0)) max[axis] = value;
  }
  if (max.some((value, axis) => value <= (min[axis] ?? 0))) throw new PartFileError('zeroSize');
  return { min, max };
}

function pointAt(triangles: Triangles, at: number): Point {
  return [triangles[at] ?? 0, triangles[at + 1] ?? 0, triangles[at + 2] ?? 0];
}

function minus([ax, ay, az]: Point, [bx, by, bz]: Point): Point {
  return [ax - bx, ay - by, az - bz];
}

function cross([ax, ay, az]: Point, [bx, by, bz]: Point): Point {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

function dot([ax, ay, az]: Point, [bx, by, bz]: Point): number {
  return ax * bx + ay * by + az * bz;
}

function lengthOf(point: Point): number {
  return Math.sqrt(dot(point, point));
}

import type { Triangles } from './mesh.ts';
import type { Bounds } from './mesh-size.ts';
import { TripleIndex } from './triple-index.ts';

/** A mesh whose triangles share the corners that are at the same place. */
export type WeldedMesh = {
  /** Three numbers per corner. */
  corners: Float32Array;
  /** Three corners per triangle. */
  indices: Uint32Array;
};

/** Of the longest side: corners that are closer are the same, as programs round them differently. */
const TOLERANCE = 1e-6;

export function weld(triangles: Triangles, { min, max }: Bounds): WeldedMesh {
  const step = Math.max(...max.map((value, axis) => value - (min[axis] ?? 0))) * TOLERANCE;
  const [left = 0, front = 0, bottom = 0] = min;
  const onGrid = (at: number, origin: number) => Math.round(((triangles[at] ?? 0) - origin) / step);
  const count = triangles.length / 3;
  const index = new TripleIndex(count);
  const indices = new Uint32Array(count);
  const corners = new Float32Array(triangles.length);
  for (let corner = 0; corner < count; corner++) {
    const at = corner * 3;
    const known = index.size;
    const number = index.indexOf(onGrid(at, left), onGrid(at + 1, front), onGrid(at + 2, bottom));
    if (number === known) corners.set(triangles.subarray(at, at + 3), number * 3);
    indices[corner] = number;
  }
  return { corners: corners.subarray(0, index.size * 3), indices };
}

/** Edges that do not have a triangle on both sides: the mesh has holes, or parts of it cross. */
export function countOpenEdges({ indices }: WeldedMesh): number {
  const index = new TripleIndex(indices.length);
  const uses = new Uint8Array(indices.length);
  for (let at = 0; at < indices.length; at += 3) {
    for (let side = 0; side < 3; side++) {
      const start = indices[at + side] ?? 0;
      const end = indices[at + ((side + 1) % 3)] ?? 0;
      // Sides of triangles without area bound nothing.
      if (start === end) continue;
      const edge = index.indexOf(Math.min(start, end), Math.max(start, end), 0);
      uses[edge] = ((uses[edge] ?? 0) + 1) % 2;
    }
  }
  return uses.reduce((open, isOdd) => open + isOdd, 0);
}

import type { LengthUnit } from '../fit/length-unit.ts';

export type MeshFormat = 'stl' | 'obj' | 'ply' | '3mf';

/** Nine numbers per triangle: the coordinates of its corners. */
export type Triangles = Float32Array<ArrayBuffer>;

export type Mesh = {
  format: MeshFormat;
  /** Null if the format has no units. */
  unit: LengthUnit | null;
  triangles: Triangles;
};

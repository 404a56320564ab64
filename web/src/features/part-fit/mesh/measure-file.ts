import type { LengthUnit } from '../fit/length-unit.ts';
import type { MeshFormat, Triangles } from './mesh.ts';
import { findBounds, measureSize } from './mesh-size.ts';
import { measurePoses, type Pose } from './poses.ts';
import { readMesh } from './read-mesh.ts';
import { countOpenEdges, weld } from './weld.ts';

/** In the unit of the file. */
export type PartMeasures = {
  volume: number;
  area: number;
  triangles: number;
  openEdges: number;
  /** In the order of `directions`. */
  poses: readonly Pose[];
};

export type MeasuredPart = {
  format: MeshFormat;
  unit: LengthUnit | null;
  measures: PartMeasures;
  triangles: Triangles;
};

export async function measureFile(
  file: Blob & { name: string },
  onProgress: (share: number) => void,
): Promise<MeasuredPart> {
  const { format, unit, triangles } = await readMesh(file, (share) => onProgress(share / 2));
  onProgress(0.5);
  const bounds = findBounds(triangles);
  const { volume, area } = measureSize(triangles);
  onProgress(0.6);
  const welded = weld(triangles, bounds);
  onProgress(0.7);
  const openEdges = countOpenEdges(welded);
  onProgress(0.8);
  const poses = measurePoses(welded.corners, (share) => onProgress(0.8 + share * 0.2));
  const measures = { volume, area, triangles: triangles.length / 9, openEdges, poses };
  return { format, unit, measures, triangles };
}

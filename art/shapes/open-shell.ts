import type { BufferGeometry } from 'three';

/** Leaves out the faces whose corners all lie where `away` says so: a solid becomes an open sheet. */
export function openShell(
  geometry: BufferGeometry,
  away: (x: number, y: number, z: number) => boolean,
): BufferGeometry {
  const position = geometry.getAttribute('position');
  const gone = Array.from({ length: position.count }, (_, i) =>
    away(position.getX(i), position.getY(i), position.getZ(i)),
  );
  const faces = Array.from(geometry.getIndex()?.array ?? []);
  const kept: number[] = [];
  for (let i = 0; i < faces.length; i += 3) {
    const face = faces.slice(i, i + 3);
    if (!face.every((corner) => gone[corner])) kept.push(...face);
  }
  return geometry.setIndex(kept);
}

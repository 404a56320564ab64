import type { BufferGeometry } from 'three';

/** How much is left of the width and of the depth at the top; the side at `fixed` stays upright. */
export type Taper = { height: number; width: number; depth: number; fixed: number };

/** Narrows a body that stands on y = 0 towards its top. */
export function tapered(geometry: BufferGeometry, { height, width, depth, fixed }: Taper): BufferGeometry {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const [across, along] = [1 - ((1 - width) * y) / height, 1 - ((1 - depth) * y) / height];
    position.setXYZ(i, x * across, y, fixed + (z - fixed) * along);
    const lean = (((1 - width) * x) / across) * normal.getX(i) + (((1 - depth) * (z - fixed)) / along) * normal.getZ(i);
    normal.setXYZ(i, normal.getX(i) / across, normal.getY(i) + lean / height, normal.getZ(i) / along);
  }
  geometry.normalizeNormals();
  return geometry;
}

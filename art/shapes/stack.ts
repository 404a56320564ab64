import { BufferGeometry, Float32BufferAttribute } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Place } from './placed.ts';

/** Joins closed rings of equally many points from bottom to top; both ends are closed. Edges sharper than `crease` stay sharp. */
export function stack(rings: Place[][], crease = 0.6): BufferGeometry {
  const count = rings[0]?.length ?? 0;
  const positions = [...rings.flat(2), ...middleOf(rings[0]), ...middleOf(rings.at(-1))];
  const faces: number[] = [];
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let i = 0; i < count; i++) {
      const [a, b] = [ring * count + i, ring * count + ((i + 1) % count)];
      faces.push(a, a + count, b, b, a + count, b + count);
    }
  const [bottom, top] = [rings.length * count, (rings.length - 1) * count];
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    faces.push(bottom, i, next, bottom + 1, top + next, top + i);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return toCreasedNormals(geometry.setIndex(faces), crease);
}

function middleOf(ring: Place[] = []): Place {
  const sum = ring.reduce<Place>(([x, y, z], point) => [x + point[0], y + point[1], z + point[2]], [0, 0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length, sum[2] / ring.length];
}

import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { OutlinePoint } from '../shapes/loft.ts';

/** A sheet of the given width laid around the front (+z) of an outline, its middle at x = 0, its lower edge at y = 0. */
export function wrapAround(outline: OutlinePoint[], width: number, height: number, lift: number): BufferGeometry {
  const front = walkFromFront(outline, width / 2);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  front.forEach(({ x, z, nx, nz, along }, i) => {
    for (const y of [0, height]) {
      positions.push(x + nx * lift, y, z + nz * lift);
      normals.push(nx, 0, nz);
      uvs.push(along / width + 0.5, y / height);
    }
    if (i > 0) faces.push(2 * i - 2, 2 * i, 2 * i - 1, 2 * i, 2 * i + 1, 2 * i - 1);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(faces);
  return geometry;
}

type Step = OutlinePoint & { along: number };

/** Points from left to right with their distance along the outline from the middle of the front. */
function walkFromFront(outline: OutlinePoint[], reach: number): Step[] {
  const right = outline.filter(({ x }) => x >= 0).sort((a, b) => turn(a) - turn(b) || b.z - a.z);
  const depth = Math.max(...outline.map(({ z }) => z));
  let at: Step = { x: 0, z: depth, nx: 0, nz: 1, along: 0 };
  const half = [at];
  for (const point of right) {
    at = { ...point, along: at.along + Math.hypot(point.x - at.x, point.z - at.z) };
    if (at.along > reach) break;
    half.push(at);
  }
  const mirrored = half.slice(1).map((step) => ({ ...step, x: -step.x, nx: -step.nx, along: -step.along }));
  return [...mirrored.reverse(), ...half];
}

function turn({ nx, nz }: OutlinePoint): number {
  return Math.atan2(Math.abs(nx), nz);
}

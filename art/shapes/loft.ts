import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A point of a closed outline seen from above, with the direction that points outwards there. */
export type OutlinePoint = { x: number; z: number; nx: number; nz: number };
/** One ring of the wall: how far inside the outline, how high, and how the surface leans (outwards, upwards). */
export type Ring = { inset: number; y: number; out: number; up: number };

/** Draws the outline upwards along the rings; both ends are closed. */
export function loft(outline: OutlinePoint[], rings: Ring[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const faces: number[] = [];
  const count = outline.length;
  for (const ring of rings) {
    for (const { x, z, nx, nz } of outline) {
      positions.push(x - nx * ring.inset, ring.y, z - nz * ring.inset);
      normals.push(nx * ring.out, ring.up, nz * ring.out);
    }
  }
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    for (let i = 0; i < count; i++) {
      const [a, b] = [ring * count + i, ring * count + ((i + 1) % count)];
      faces.push(a, a + count, b, b, a + count, b + count);
    }
  }
  close(outline, rings[0], -1, { positions, normals, faces });
  close(outline, rings.at(-1), 1, { positions, normals, faces });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(faces);
  return geometry;
}

type Buffers = { positions: number[]; normals: number[]; faces: number[] };

function close(
  outline: OutlinePoint[],
  ring: Ring | undefined,
  up: number,
  { positions, normals, faces }: Buffers,
): void {
  if (!ring) return;
  const first = positions.length / 3;
  positions.push(0, ring.y, 0);
  normals.push(0, up, 0);
  for (const { x, z, nx, nz } of outline) {
    positions.push(x - nx * ring.inset, ring.y, z - nz * ring.inset);
    normals.push(0, up, 0);
  }
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [first + 1 + i, first + 1 + ((i + 1) % outline.length)];
    faces.push(...(up > 0 ? [first, b, a] : [first, a, b]));
  }
}

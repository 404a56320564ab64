import { BufferGeometry, Float32BufferAttribute } from 'three';

/** Height in mm at a place on the plate. */
export type Relief = (x: number, z: number) => number;

export const plateSize = { side: 62, corner: 5, thickness: 4 };
const cells = 150;

/** A plate with rounded corners, lying on y = 0; its top carries the relief, flat towards the rim. */
export function reliefPlate(relief: Relief): BufferGeometry {
  const { thickness } = plateSize;
  const positions: number[] = [];
  const normals: number[] = [];
  const faces: number[] = [];
  const heightAt = (x: number, z: number) => thickness + relief(x, z) * fade(x, z) - rolled(x, z);
  for (let row = 0; row <= cells; row++)
    for (let column = 0; column <= cells; column++) {
      const [x, z] = toPlate(column, row);
      positions.push(x, heightAt(x, z), z);
      normals.push(...slopeAt(heightAt, x, z));
    }
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const a = row * (cells + 1) + column;
      faces.push(a, a + cells + 1, a + 1, a + 1, a + cells + 1, a + cells + 2);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  return geometry.setIndex(faces);
}

/** Squeezes the corners of a square grid onto the rounded outline. */
function toPlate(column: number, row: number): [number, number] {
  const half = plateSize.side / 2;
  const [u, v] = [(column / cells) * 2 - 1, (row / cells) * 2 - 1];
  const reach = Math.max(Math.abs(u), Math.abs(v));
  const angle = Math.atan2(v, u);
  const edge = edgeAt(angle, half) / edgeAt(angle, half, 0);
  const share = 1 + (edge - 1) * reach ** 8;
  return [u * half * share, v * half * share];
}

function edgeAt(angle: number, half: number, corner = plateSize.corner): number {
  const [x, z] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const straight = half / Math.max(x, z);
  if (corner === 0 || straight * Math.min(x, z) < half - corner) return straight;
  const [along, aside] = [(x + z) * (half - corner), (x - z) * (half - corner)];
  return along + Math.sqrt(Math.max(0, corner * corner - aside * aside));
}

function rim(x: number, z: number): number {
  const half = plateSize.side / 2;
  const [dx, dz] = [Math.abs(x) - half + plateSize.corner, Math.abs(z) - half + plateSize.corner];
  return Math.min(Math.max(dx, dz), 0) + Math.hypot(Math.max(0, dx), Math.max(0, dz)) - plateSize.corner;
}

function fade(x: number, z: number): number {
  const t = Math.min(1, Math.max(0, (-rim(x, z) - 1.6) / 1));
  return t * t * (3 - 2 * t);
}

/** Falls off in a quarter round at the rim. */
function rolled(x: number, z: number): number {
  const radius = 0.9;
  const into = Math.min(radius, Math.max(0, radius + rim(x, z)));
  return radius - Math.sqrt(radius * radius - into * into);
}

function slopeAt(height: Relief, x: number, z: number): [number, number, number] {
  const by = 0.07;
  const [dx, dz] = [
    (height(x + by, z) - height(x - by, z)) / (2 * by),
    (height(x, z + by) - height(x, z - by)) / (2 * by),
  ];
  const length = Math.hypot(dx, 1, dz);
  return [-dx / length, 1 / length, -dz / length];
}

import { BufferGeometry, Float32BufferAttribute } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { middle, radiusAt } from './wrist-shape.ts';

export type Strap = { height: number; width: number };

const steps = 240;
const [thickness, edge] = [1.8, 0.5];

/** A strap around the whole shell, with soft edges. */
export function strapBand({ height, width }: Strap): BufferGeometry {
  const half = width / 2;
  const profile: [out: number, up: number][] = [
    [-0.4, -half],
    [thickness - edge, -half],
    [thickness, edge - half],
    [thickness, half - edge],
    [thickness - edge, half],
    [-0.4, half],
  ];
  const positions = profile.flatMap(([out, up]) => ring(height + up, out));
  const band = new BufferGeometry();
  band.setAttribute('position', new Float32BufferAttribute(positions, 3));
  band.setIndex(facesBetween(profile.length));
  band.computeVertexNormals();
  return toCreasedNormals(band, 0.5);
}

function ring(y: number, out: number): number[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const radius = radiusAt(angle, y) + out;
    return [radius * Math.sin(angle), y, middle(y) + radius * Math.cos(angle)];
  }).flat();
}

function facesBetween(rings: number): number[] {
  return Array.from({ length: (rings - 1) * steps }, (_, i) => {
    const [row, next] = [Math.floor(i / steps) * steps, ((i % steps) + 1) % steps];
    const [a, b] = [i, row + next];
    return [a, b, a + steps, b, b + steps, a + steps];
  }).flat();
}

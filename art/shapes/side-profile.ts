import { type BufferGeometry, Shape } from 'three';
import { extrude } from './plate.ts';

/** A corner of an outline in the side view; `round` is how far before and behind it the edge is curved. */
export type Corner = [z: number, y: number, round?: number];

/** A body with the given outline, as seen from the side, and a constant width around x = 0; the bevel is within it. */
export function sideProfile(corners: Corner[], width: number, bevel = 2): BufferGeometry {
  const points = insetCorners(corners, bevel);
  const shape = new Shape();
  points.forEach(([z, y, round], i) => {
    const [before, after] = [points.at(i - 1), points[(i + 1) % points.length]];
    if (!before || !after) return;
    const [into, out] = [towards([z, y], before, round), towards([z, y], after, round)];
    if (i === 0) shape.moveTo(-into[0], into[1]);
    else shape.lineTo(-into[0], into[1]);
    shape.quadraticCurveTo(-z, y, -out[0], out[1]);
  });
  shape.closePath();
  return extrude(shape, width, bevel, 14)
    .rotateY(Math.PI / 2)
    .translate(-width / 2, 0, 0);
}

/** Moves every edge of an outline inwards. */
export function insetCorners(corners: Corner[], by: number): [z: number, y: number, round: number][] {
  const turn = Math.sign(areaOf(corners));
  return corners.map(([z, y, round = 0], i) => {
    const [before, after] = [corners.at(i - 1), corners[(i + 1) % corners.length]];
    if (!before || !after) return [z, y, round];
    const [a, b] = [inward(before, [z, y], turn), inward([z, y], after, turn)];
    const share = by / (1 + a[0] * b[0] + a[1] * b[1]);
    return [z + (a[0] + b[0]) * share, y + (a[1] + b[1]) * share, Math.max(0.3, round)];
  });
}

function areaOf(corners: Corner[]): number {
  return corners.reduce((sum, [z, y], i) => {
    const [nextZ, nextY] = corners[(i + 1) % corners.length] ?? [z, y];
    return sum + z * nextY - nextZ * y;
  }, 0);
}

function inward([z, y]: Corner, [toZ, toY]: Corner, turn: number): [z: number, y: number] {
  const length = Math.hypot(toZ - z, toY - y);
  return [(-turn * (toY - y)) / length, (turn * (toZ - z)) / length];
}

function towards([z, y]: [number, number], [toZ, toY]: readonly number[], round: number): [number, number] {
  const [dz, dy] = [(toZ ?? 0) - z, (toY ?? 0) - y];
  const length = Math.hypot(dz, dy);
  const share = Math.min(round, length * 0.49) / length;
  return [z + dz * share, y + dy * share];
}

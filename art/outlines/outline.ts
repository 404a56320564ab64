import { contours } from 'd3-contour';
import simplify from 'simplify-js';
import { Box3, Mesh, type Object3D, Vector3 } from 'three';

/** Millimetres. The path starts at the upper left corner of the bounding box; the front is at its lower edge. */
export type Outline = { width: number; depth: number; height: number; path: string };

const cell = 0.2;
const tolerance = 0.25;
/** Holes and loose points below this are left out, in square millimetres. */
const smallest = 4;

export function outlineOf(part: Object3D, turn: number): Outline {
  part.rotateY((turn * Math.PI) / 180);
  part.updateMatrixWorld(true);
  const box = new Box3().setFromObject(part, true);
  const size = box.getSize(new Vector3());
  const columns = Math.ceil(size.x / cell) + 2;
  const rows = Math.ceil(size.z / cell) + 2;
  const covered = new Float64Array(columns * rows);
  for (const triangle of trianglesOf(part, box.min)) cover(covered, columns, triangle);
  const [shape] = contours().size([columns, rows]).thresholds([0.5])([...covered]);
  const rings = (shape?.coordinates ?? []).flat().filter((ring) => areaOf(ring) * cell * cell > smallest);
  return {
    width: round(size.x),
    depth: round(size.z),
    height: round(size.y),
    path: rings.map(toPath).join(''),
  };
}

type Point = { x: number; y: number };
type Triangle = [Point, Point, Point];

/** In cells, seen from above. */
function* trianglesOf(part: Object3D, corner: Vector3): Generator<Triangle> {
  const meshes: Mesh[] = [];
  part.traverse((object) => object instanceof Mesh && meshes.push(object));
  for (const { geometry, matrixWorld } of meshes) {
    const flat = geometry.index ? geometry.toNonIndexed() : geometry;
    const position = flat.getAttribute('position');
    const at = (index: number): Point => {
      const { x, z } = new Vector3().fromBufferAttribute(position, index).applyMatrix4(matrixWorld).sub(corner);
      return { x: x / cell + 1, y: z / cell + 1 };
    };
    for (let index = 0; index < position.count; index += 3) yield [at(index), at(index + 1), at(index + 2)];
  }
}

function cover(covered: Float64Array, columns: number, [a, b, c]: Triangle): void {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const [left, right] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)];
  const [top, bottom] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)];
  for (let row = Math.floor(top); row <= bottom; row++) {
    for (let column = Math.floor(left); column <= right; column++) {
      const p = { x: column + 0.5, y: row + 0.5 };
      const sides = [edge(a, b, p), edge(b, c, p), edge(c, a, p)].map((side) => side * Math.sign(area));
      if (sides.every((side) => side >= -0.5)) covered[row * columns + column] = 1;
    }
  }
}

function edge(from: Point, to: Point, p: Point): number {
  return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
}

function areaOf(ring: number[][]): number {
  return (
    Math.abs(
      ring.reduce((sum, [x = 0, y = 0], i) => {
        const [nextX = 0, nextY = 0] = ring[(i + 1) % ring.length] ?? [];
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2
  );
}

function toPath(ring: number[][]): string {
  const points = ring.map(([x = 0, y = 0]) => ({ x: (x - 1) * cell, y: (y - 1) * cell }));
  const kept = simplify(points, tolerance, true).slice(0, -1);
  return `M${kept.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

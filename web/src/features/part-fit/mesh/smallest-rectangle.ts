import { polygonHull } from 'd3-polygon';

type Point = [x: number, y: number];

/** Of points, three numbers each: two coordinates, and one that is left out. */
export type Rectangle = { width: number; depth: number };

/** Directions in which the outermost points are sought to discard most of the others. */
const PROBES = 24;

/** The rectangle of the least area around points, in any direction. `width` is its longer side. */
export function findSmallestRectangle(xs: Float64Array, ys: Float64Array): Rectangle {
  const hull = hullOf(outerPoints(xs, ys));
  const rectangles = hull.map((point, index) => boundsAlong(hull, point, hull[(index + 1) % hull.length] ?? point));
  const smallest = rectangles.reduce((best, next) => (areaOf(next) < areaOf(best) ? next : best));
  return { width: Math.max(smallest.width, smallest.depth), depth: Math.min(smallest.width, smallest.depth) };
}

/** Points in one line have no hull. */
function hullOf(points: Point[]): Point[] {
  return polygonHull(points) ?? points;
}

/** The bounds of a hull in the direction of one of its sides. */
function boundsAlong(hull: readonly Point[], [startX, startY]: Point, [endX, endY]: Point): Rectangle {
  const length = Math.hypot(endX - startX, endY - startY);
  const [cos, sin] = length > 0 ? [(endX - startX) / length, (endY - startY) / length] : [1, 0];
  let [left, right, front, back] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of hull) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    front = Math.min(front, across);
    back = Math.max(back, across);
  }
  return { width: right - left, depth: back - front };
}

function areaOf({ width, depth }: Rectangle): number {
  return width * depth;
}

/** Points that are not inside the polygon of the outermost ones (Akl–Toussaint heuristic). */
function outerPoints(xs: Float64Array, ys: Float64Array): Point[] {
  const polygon = hullOf(Array.from({ length: PROBES }, (_, probe) => outermost(xs, ys, (probe * 2 * Math.PI) / PROBES)));
  const points = [...polygon];
  for (let at = 0; at < xs.length; at++) {
    const point: Point = [xs[at] ?? 0, ys[at] ?? 0];
    if (!isInside(polygon, point)) points.push(point);
  }
  return points;
}

function outermost(xs: Float64Array, ys: Float64Array, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [best, farthest] = [0, -Infinity];
  for (let at = 0; at < xs.length; at++) {
    const distance = (xs[at] ?? 0) * cos + (ys[at] ?? 0) * sin;
    if (distance <= farthest) continue;
    farthest = distance;
    best = at;
  }
  return [xs[best] ?? 0, ys[best] ?? 0];
}

/** Hulls of d3-polygon are counterclockwise on a screen, so that their inside is on the left of each side. */
function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let [beforeX, beforeY] = polygon.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of polygon) {
    if ((nextX - beforeX) * (y - beforeY) - (nextY - beforeY) * (x - beforeX) >= 0) return false;
    [beforeX, beforeY] = [nextX, nextY];
  }
  return polygon.length > 2;
}

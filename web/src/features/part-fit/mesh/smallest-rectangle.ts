import { polygonHull } from 'd3-polygon';

type Point = [x: number, y: number];

/** Of points, three numbers each: two coordinates, and one that is left out. */
export type Rectangle = { width: number; depth: number };

/** Directions in which the outermost points are sought to discard most of the others. */
const PROBES = 24;

/** Sides of the hull along which a rectangle is tried. With more, the outline is round, and their angles are close. */
const MAX_SIDES = 360;

/** Points among which they are sought. */
const SAMPLE = 20_000;

/** The rectangle of the least area around points, in any direction. `width` is its longer side. */
export function findSmallestRectangle(xs: Float64Array, ys: Float64Array): Rectangle {
  const hull = hullOf(outerPoints(xs, ys));
  const step = Math.ceil(hull.length / MAX_SIDES);
  const rectangles = hull
    .map((point, index) => [point, hull[(index + 1) % hull.length] ?? point] as const)
    .filter((_, index) => index % step === 0)
    .map(([start, end]) => boundsAlong(hull, start, end));
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

/** Points that are not inside a polygon of others (Akl–Toussaint heuristic), which are most of them. */
function outerPoints(xs: Float64Array, ys: Float64Array): Point[] {
  const polygon = hullOf(
    Array.from({ length: PROBES }, (_, probe) => outermost(xs, ys, (probe * 2 * Math.PI) / PROBES)),
  );
  const [centerX, centerY] = centerOf(polygon);
  const radius = innerRadiusOf(polygon, [centerX, centerY]);
  const points = [...polygon];
  for (let at = 0; at < xs.length; at++) {
    const [x, y] = [xs[at] ?? 0, ys[at] ?? 0];
    if ((x - centerX) ** 2 + (y - centerY) ** 2 < radius ** 2 || isInside(polygon, x, y)) continue;
    points.push([x, y]);
  }
  return points;
}

/** Of a sample: it needs to be far out, not the farthest. */
function outermost(xs: Float64Array, ys: Float64Array, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const step = Math.ceil(xs.length / SAMPLE);
  let [best, farthest] = [0, -Infinity];
  for (let at = 0; at < xs.length; at += step) {
    const distance = (xs[at] ?? 0) * cos + (ys[at] ?? 0) * sin;
    if (distance <= farthest) continue;
    farthest = distance;
    best = at;
  }
  return [xs[best] ?? 0, ys[best] ?? 0];
}

function centerOf(polygon: readonly Point[]): Point {
  const sum = polygon.reduce(([sumX, sumY], [x, y]): Point => [sumX + x, sumY + y], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** The smallest distance of the sides from the center; zero for a line. */
function innerRadiusOf(polygon: readonly Point[], center: Point): number {
  if (polygon.length < 3) return 0;
  return Math.min(...polygon.map((point, index) => -offsetFrom(polygon.at(index - 1) ?? point, point, ...center)));
}

/** Hulls of d3-polygon are counterclockwise on a screen: points inside have a negative offset from each side. */
function isInside(polygon: readonly Point[], x: number, y: number): boolean {
  let before = polygon.at(-1) ?? [0, 0];
  for (const next of polygon) {
    if (offsetFrom(before, next, x, y) >= 0) return false;
    before = next;
  }
  return polygon.length > 2;
}

/** Distance of a point from the line through two others. */
function offsetFrom([startX, startY]: Point, [endX, endY]: Point, x: number, y: number): number {
  const [alongX, alongY] = [endX - startX, endY - startY];
  return (alongX * (y - startY) - alongY * (x - startX)) / Math.sqrt(alongX * alongX + alongY * alongY || 1);
}

import { CatmullRomCurve3, Vector3 } from 'three';
import { type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import { finger, shank } from './band.ts';
import { prongHead } from './prong-head.ts';

/** Outer radius of the shank. */
export const openworkOuter = finger + 1.7;
const outer = openworkOuter;
const middle = finger + 0.95;
const window = { from: 0.36, to: 1.9, rail: 0.62 };
const wire = 0.27;

type Point = { along: number; across: number };

/** A shank whose shoulders open into pairs of scrolls between two rails, with an empty head of six prongs. */
export const openworkRing: Field = (x, y, z) => {
  const [turn, radius] = [Math.abs(Math.atan2(x, y)), Math.hypot(x, y)];
  const across = Math.abs(z);
  const half = halfWidth(turn);
  let body = shank({ inner: finger, outer, half, round: 0.4 }, radius, across);
  const lengthwise = Math.max(window.from - turn, turn - window.to) * middle;
  body = smoothMax(body, -smoothMax(lengthwise, across - half + window.rail, 0.9), 0.25);
  if (turn < window.to + 0.1) body = smoothMin(body, scrollwork(turn * middle, radius - middle, across), 0.14);
  return prongHead(body, x, y - outer, z);
};

function halfWidth(turn: number): number {
  return 1.15 + 1.55 * smoothStep(2.2, 0.75, turn) - 0.5 * smoothStep(0.55, 0.1, turn);
}

function scrollwork(along: number, up: number, across: number): number {
  let near = 9;
  for (const scroll of scrolls) {
    if (along < scroll.from - 1 || along > scroll.to + 1) continue;
    for (const [i, point] of scroll.path.entries()) {
      const next = scroll.path[i + 1];
      if (next) near = Math.min(near, Math.hypot(distance(point, next, along, across), up) - wire);
    }
    near = Math.min(near, Math.hypot(along - scroll.end.along, across - scroll.end.across, up - 0.1) - 0.42);
  }
  return near;
}

function distance(from: Point, to: Point, along: number, across: number): number {
  const [ax, ay] = [to.along - from.along, to.across - from.across];
  const [bx, by] = [along - from.along, across - from.across];
  const share = Math.min(1, Math.max(0, (ax * bx + ay * by) / (ax * ax + ay * ay)));
  return Math.hypot(bx - ax * share, by - ay * share);
}

/** One half of a heart that starts at the middle line and curls inwards, as shares of its length and of the window. */
const volute: [number, number][] = [
  [-0.02, 0],
  [0.2, 0.34],
  [0.48, 0.74],
  [0.82, 0.92],
  [1.08, 0.72],
  [1.08, 0.4],
  [0.86, 0.26],
  [0.68, 0.42],
  [0.78, 0.58],
];

const scrolls = [
  { at: 18.2, length: -4.5 },
  { at: 13.5, length: -4.7 },
  { at: 8.6, length: -4.7 },
].map(({ at, length }) => {
  const knots = volute.map(([share, side]) => {
    const along = at + share * length;
    return new Vector3(along, side * (halfWidth(along / middle) - window.rail + 0.1), 0);
  });
  const path = new CatmullRomCurve3(knots, false, 'centripetal')
    .getPoints(30)
    .map((point) => ({ along: point.x, across: point.y }));
  const alongs = path.map((point) => point.along);
  return { path, end: path.at(-1) ?? { along: at, across: 0 }, from: Math.min(...alongs), to: Math.max(...alongs) };
});

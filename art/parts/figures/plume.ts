import { bump, type Field, smoothMin, smoothStep } from '../../shapes/field.ts';
import { inFrame } from './solids.ts';

type Bend = [back: number, up: number];

/** Seen from the side: rises from the helm, bends over and falls behind it. */
const spine: Bend[] = bentThrough([
  [0, 0],
  [0.5, 3],
  [2.8, 5.4],
  [6.6, 5.8],
  [10.4, 3.6],
  [12.8, -0.6],
  [13.6, -5.4],
  [12.6, -9.6],
]);

/** Three ostrich feathers on one socket at the origin; they fall to z-. */
export function plumes(): Field {
  const middle = feather(1);
  const left = inFrame(feather(0.9), [0.5, 0, 0], { y: 30, z: -8 });
  const right = inFrame(feather(0.86), [-0.5, 0, 0], { y: -34, z: 10 });
  return (x, y, z) => {
    const socket = Math.max(Math.hypot(x, z) - 1.25 - 0.2 * bump(y - 0.3, 0.3), Math.abs(y + 0.2) - 0.8);
    return smoothMin(Math.min(middle(x, y, z), left(x, y, z), right(x, y, z)), socket, 0.2);
  };
}

function feather(scale: number): Field {
  return (x, y, z) => {
    const { along, off } = onSpine(-z / scale, y / scale);
    const share = along / lengthOf(spine);
    const side = Math.abs(x) / scale;
    const barb = along - 0.75 * side;
    const wide =
      2.5 * smoothStep(-0.05, 0.3, share) * (1 - 0.5 * smoothStep(0.55, 1.05, share)) + 0.28 * Math.sin(barb * 2.1);
    const sag = off + 0.11 * side * side;
    const furrows = 0.17 * Math.cos(barb * 9) * smoothStep(0.15, 0.5, side) + 0.12 * Math.cos(barb * 2.1);
    const quill = 0.4 * bump(side, 0.28);
    const thick = Math.abs(sag) - 0.55 - furrows - quill + 0.25 * (side / wide) ** 2;
    return smoothMin(9, Math.max(thick, (side - wide) * 0.9), 0.2) * 0.7 * scale;
  };
}

function onSpine(back: number, up: number) {
  let [nearest, along, off, passed] = [1e6, 0, 0, 0];
  for (let i = 0; i + 1 < spine.length; i++) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [spine[i], spine[i + 1]];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    const share = Math.min(1, Math.max(0, ((back - ax) * dx + (up - ay) * dy) / (length * length)));
    const [ex, ey] = [back - ax - dx * share, up - ay - dy * share];
    const away = Math.hypot(ex, ey);
    if (away < nearest) {
      nearest = away;
      along = passed + share * length;
      off = dx * ey - dy * ex < 0 ? -away : away;
    }
    passed += length;
  }
  return { along, off };
}

function bentThrough(points: Bend[]): Bend[] {
  const corner = (i: number): Bend => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  return points.flatMap((_, i) =>
    (i + 1 < points.length ? [0, 0.25, 0.5, 0.75] : [0]).map((t): Bend => {
      const [p, q, r, s] = [corner(i - 1), corner(i), corner(i + 1), corner(i + 2)];
      return [blend(p[0], q[0], r[0], s[0], t), blend(p[1], q[1], r[1], s[1], t)];
    }),
  );
}

function blend(p: number, q: number, r: number, s: number, t: number): number {
  return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
}

function lengthOf(bends: Bend[]): number {
  return bends
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (bends[i]?.[0] ?? 0), y - (bends[i]?.[1] ?? 0)), 0);
}

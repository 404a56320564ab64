/** A point of the drawing and the width of its label, in pixels. */
export type LabelledPoint = { id: string; left: number; top: number; width: number };
export type LabelSide = 'start' | 'end' | 'above' | 'below';

type Bounds = { left: number; top: number; right: number; bottom: number };

const DOT = 8;
const GAP = 11;
const HALF_LINE = 8;

/** Labels that overlap neither a point nor another label nor the edge; points in between have none. */
export function placeLabels(points: readonly LabelledPoint[], plot: Bounds): ReadonlyMap<string, LabelSide> {
  const taken: Bounds[] = points.map(({ left, top }) => ({
    ...{ left: left - DOT, right: left + DOT },
    ...{ top: top - DOT, bottom: top + DOT },
  }));
  const placed = new Map<string, LabelSide>();
  for (const point of points.toSorted((a, b) => spaceAround(b, points) - spaceAround(a, points))) {
    for (const side of ['start', 'end', 'above', 'below'] as const) {
      const box = boxOf(point, side);
      if (!isInside(box, plot) || taken.some((other) => doOverlap(box, other))) continue;
      placed.set(point.id, side);
      taken.push(box);
      break;
    }
  }
  return placed;
}

/** Where the label of a point starts, and where the line from the point ends. */
export type DistantLabel = { left: number; top: number; lineEnd: number };

const LINE = 2 * HALF_LINE;
const STEPS = 16;

/** Labels of the points that `placeLabels` left out, at some distance, where they and their lines cover nothing. */
export function placeDistantLabels(
  points: readonly LabelledPoint[],
  placed: ReadonlyMap<string, LabelSide>,
  plot: Bounds,
): ReadonlyMap<string, DistantLabel> {
  const labels = points.flatMap((point) => {
    const side = placed.get(point.id);
    return side ? [boxOf(point, side)] : [];
  });
  const dots = points.map(({ left, top }) => ({
    left: left - DOT,
    right: left + DOT,
    top: top - DOT,
    bottom: top + DOT,
  }));
  const distant = new Map<string, DistantLabel>();
  const lines: Segment[] = [];
  const left = points.filter(({ id }) => !placed.has(id)).toSorted((a, b) => a.top - b.top);
  for (const point of left) {
    for (const label of distantPositions(point)) {
      const box = {
        left: label.left,
        right: label.left + point.width,
        top: label.top - HALF_LINE,
        bottom: label.top + HALF_LINE,
      };
      const line = { from: point, to: { left: label.lineEnd, top: label.top } };
      const isFree =
        isInside(box, plot) &&
        ![...labels, ...dots].some((other) => doOverlap(box, other)) &&
        !labels.some((other) => doesCross(line, other)) &&
        !points.some((other) => other.id !== point.id && doesCross(line, centerOf(other))) &&
        !lines.some((other) => doesCross(other, box) || doIntersect(other, line));
      if (!isFree) continue;
      distant.set(point.id, label);
      labels.push(box);
      lines.push(line);
      break;
    }
  }
  return distant;
}

function centerOf({ left, top }: LabelledPoint): Bounds {
  return { left: left - DOT / 2, right: left + DOT / 2, top: top - DOT / 2, bottom: top + DOT / 2 };
}

type Spot = { left: number; top: number };
type Segment = { from: Spot; to: Spot };

/** At both sides of the point, nearest first. */
function distantPositions({ left, top, width }: LabelledPoint): DistantLabel[] {
  const steps = Array.from({ length: STEPS }, (_, step) => step + 1);
  return steps
    .flatMap((across) =>
      steps.flatMap((down) => {
        const [x, y] = [14 + across * 12, down * LINE * 0.75];
        return [y, -y].flatMap((shift) => [
          { left: left + x, top: top + shift, lineEnd: left + x - GAP / 2 },
          { left: left - x - width, top: top + shift, lineEnd: left - x + GAP / 2 },
        ]);
      }),
    )
    .toSorted((a, b) => Math.hypot(a.lineEnd - left, a.top - top) - Math.hypot(b.lineEnd - left, b.top - top));
}

function doesCross({ from, to }: Segment, box: Bounds): boolean {
  return Array.from({ length: 21 }, (_, step) => step / 20).some((share) => {
    const left = from.left + (to.left - from.left) * share;
    const top = from.top + (to.top - from.top) * share;
    return left > box.left && left < box.right && top > box.top && top < box.bottom;
  });
}

function doIntersect(a: Segment, b: Segment): boolean {
  return areApart(a, b) && areApart(b, a);
}

/** Whether the ends of a segment lie on different sides of another. */
function areApart({ from, to }: Segment, other: Segment): boolean {
  const sideOf = (spot: Spot) =>
    Math.sign((to.left - from.left) * (spot.top - from.top) - (to.top - from.top) * (spot.left - from.left));
  return sideOf(other.from) !== sideOf(other.to);
}

function boxOf({ left, top, width }: LabelledPoint, side: LabelSide): Bounds {
  const isBeside = side === 'start' || side === 'end';
  const middle = isBeside ? top : top + (side === 'above' ? -2 * HALF_LINE - 2 : 2 * HALF_LINE + 2);
  const start = { start: left + GAP, end: left - GAP - width, above: left - width / 2, below: left - width / 2 }[side];
  return { left: start, right: start + width, top: middle - HALF_LINE, bottom: middle + HALF_LINE };
}

/** Distance to the nearest other point: outliers get their labels first. */
function spaceAround({ id, left, top }: LabelledPoint, points: readonly LabelledPoint[]): number {
  return Math.min(
    ...points.filter((other) => other.id !== id).map((other) => Math.hypot(other.left - left, other.top - top)),
  );
}

function isInside(box: Bounds, outer: Bounds): boolean {
  return box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom;
}

function doOverlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

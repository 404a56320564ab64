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

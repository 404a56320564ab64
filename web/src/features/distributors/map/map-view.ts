/** The size of the map in its units, also of the coastlines: from 74° N to 56° S. */
export const MAP = { width: 1000, height: 500 };

export type MapPoint = { x: number; y: number };

/** The visible part of the map. */
export type MapView = MapPoint & { width: number; height: number };

export const WHOLE_MAP: MapView = { x: 0, y: 0, ...MAP };

const RATIO = MAP.width / MAP.height;
/** The coastlines lack the detail for less. */
const MIN_WIDTH = 110;
const MARGIN = 0.15;

/** The smallest view of all points, with a margin. */
export function fitView(points: readonly MapPoint[]): MapView {
  if (points.length === 0) return WHOLE_MAP;
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const needed = Math.max(right - left, (bottom - top) * RATIO) * (1 + 2 * MARGIN);
  const width = Math.min(Math.max(needed, MIN_WIDTH), MAP.width);
  const height = width / RATIO;
  return {
    x: clamp((left + right - width) / 2, MAP.width - width),
    y: clamp((top + bottom - height) / 2, MAP.height - height),
    width,
    height,
  };
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function clamp(value: number, maximum: number): number {
  return Math.min(Math.max(value, 0), maximum);
}

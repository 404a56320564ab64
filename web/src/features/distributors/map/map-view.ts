/** The size of the map in its units, also of the coastlines: from 74° N to 56° S. */
export const MAP = { width: 1000, height: 500 };

/** Of outlines of areas: their coordinates are whole numbers. */
export const OUTLINE_VIEW_BOX = `0 0 ${10 * MAP.width} ${10 * MAP.height}`;

export type MapPoint = { x: number; y: number };

/** The visible part of the map. */
export type MapView = MapPoint & { width: number; height: number };

export const WHOLE_MAP: MapView = { x: 0, y: 0, ...MAP };

const RATIO = MAP.width / MAP.height;
/** The coastlines lack the detail for less, unless outlines of areas have it. */
const MIN_WIDTH = 110;
const MIN_WIDTH_OF_FRAME = 60;
const MARGIN = 0.15;
const MARGIN_OF_FRAME = 0.04;

/** The smallest view of all points, with a margin. */
export function fitView(points: readonly MapPoint[]): MapView {
  return fit(points, { margin: MARGIN, minWidth: MIN_WIDTH });
}

/** The view of an area with its corners at its edges. */
export function fitFrame(corners: readonly MapPoint[]): MapView {
  return fit(corners, { margin: MARGIN_OF_FRAME, minWidth: MIN_WIDTH_OF_FRAME });
}

type Fit = { margin: number; minWidth: number };

function fit(points: readonly MapPoint[], { margin, minWidth }: Fit): MapView {
  if (points.length === 0) return WHOLE_MAP;
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const needed = Math.max(right - left, (bottom - top) * RATIO) * (1 + 2 * margin);
  const width = Math.min(Math.max(needed, minWidth), MAP.width);
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

import { geoMercator } from 'd3-geo';
import { MAP, type MapPoint } from './map-view.ts';

/** Maps with Europe in the middle, or with China, as is usual there: their central meridians. */
const MERIDIANS = { atlantic: 11, pacific: 150 };

export type MapCenter = keyof typeof MERIDIANS;

const SCALE = MAP.width / (2 * Math.PI);
const NORTH_EDGE = 74;

export function createProjection(center: MapCenter) {
  const meridian = MERIDIANS[center];
  const projection = geoMercator()
    .scale(SCALE)
    .rotate([-meridian, 0])
    .translate([MAP.width / 2, 0]);
  const top = projection([meridian, NORTH_EDGE])?.[1] ?? 0;
  return projection.translate([MAP.width / 2, -top]).clipExtent([
    [0, 0],
    [MAP.width, MAP.height],
  ]);
}

type Coordinates = { latitude: number; longitude: number };

export function toMapPoint(center: MapCenter, { latitude, longitude }: Coordinates): MapPoint | null {
  const [x, y] = createProjection(center)([longitude, latitude]) ?? [];
  return x === undefined || y === undefined ? null : { x: round(x), y: round(y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

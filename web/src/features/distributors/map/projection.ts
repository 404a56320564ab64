import { geoMercator } from 'd3-geo';
import { MAP, type MapPoint } from './map-view.ts';

/** Europe is in the middle. */
const CENTRAL_MERIDIAN = 11;

const SCALE = MAP.width / (2 * Math.PI);
const NORTH_EDGE = 74;

export function createProjection() {
  const projection = geoMercator()
    .scale(SCALE)
    .rotate([-CENTRAL_MERIDIAN, 0])
    .translate([MAP.width / 2, 0]);
  const top = projection([CENTRAL_MERIDIAN, NORTH_EDGE])?.[1] ?? 0;
  return projection.translate([MAP.width / 2, -top]).clipExtent([
    [0, 0],
    [MAP.width, MAP.height],
  ]);
}

type Coordinates = { latitude: number; longitude: number };

export function toMapPoint({ latitude, longitude }: Coordinates): MapPoint | null {
  const [x, y] = createProjection()([longitude, latitude]) ?? [];
  return x === undefined || y === undefined ? null : { x: round(x), y: round(y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

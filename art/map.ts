import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoArea, geoCentroid, geoPath } from 'd3-geo';
import type { Geometry, Polygon } from 'geojson';
import iso from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MAP } from '../web/src/features/distributors/map/map-view.ts';
import { createProjection } from '../web/src/features/distributors/map/projection.ts';

/** Draws the map of distributors from Natural Earth, which is in the public domain. */
const FOLDER = join(import.meta.dirname, '../web/src/features/distributors/map');

/** In steradians: 1e-6 are 40 km². */
const DETAIL = 2e-5;
const SMALLEST_ISLAND = 5e-5;

type Atlas = Topology<Record<'land' | 'countries', GeometryCollection>>;

const require = createRequire(import.meta.url);
const atlas: Atlas = require('world-atlas/countries-50m.json');

function drawLand(): string {
  const weighted = presimplify(atlas, sphericalTriangleArea);
  const simple = simplify(weighted, DETAIL);
  const large = filter(
    simple,
    filterWeight(simple, SMALLEST_ISLAND, (ring) => sphericalRingArea(ring, false)),
  );
  const path = geoPath(createProjection()).digits(1)(feature(large, large.objects.land));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true"><path d="${path}"/></svg>\n`;
}

const UNINHABITED = 'AQ';

type Place = [longitude: number, latitude: number];

/** The middle of the largest island of each country, or of its mainland. */
function findCenters(): [code: string, center: Place][] {
  const { features } = feature<Record<string, unknown>>(atlas, atlas.objects.countries);
  const shapes = features.flatMap(({ id, geometry }) => {
    const code = id === undefined ? undefined : iso.numericToAlpha2(id);
    return code && code !== UNINHABITED ? toPolygons(geometry).map((polygon) => ({ code, polygon })) : [];
  });
  return [...Map.groupBy(shapes, ({ code }) => code)]
    .map(([code, group]): [string, Place] => [code, toCenter(group.map(({ polygon }) => polygon))])
    .toSorted(([a], [b]) => a.localeCompare(b));
}

function toPolygons(geometry: Geometry): Polygon[] {
  if (geometry.type === 'Polygon') return [geometry];
  const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  return parts.map((coordinates) => ({ type: 'Polygon', coordinates }));
}

function toCenter(polygons: Polygon[]): Place {
  const largest = polygons.reduce((one, other) => (geoArea(other) > geoArea(one) ? other : one));
  const [longitude, latitude] = geoCentroid(largest);
  return [Number(longitude.toFixed(1)), Number(latitude.toFixed(1))];
}

await writeFile(join(FOLDER, 'land.svg'), drawLand());
const centers = findCenters().map(([code, place]) => `  "${code}": [${place.join(', ')}]`);
await writeFile(join(FOLDER, 'country-centers.json'), `{\n${centers.join(',\n')}\n}\n`);

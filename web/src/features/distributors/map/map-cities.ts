import type { DistributorEntry } from '../distributor-entry.ts';
import type { MapPoint, MapView } from './map-view.ts';

export type MapCity = { name: string; point: MapPoint; entries: readonly DistributorEntry[] };

/** Entries without coordinates are in the list only. */
export function toCities(entries: readonly DistributorEntry[]): MapCity[] {
  const located = entries.flatMap((entry) => (entry.point ? { entry, point: entry.point } : []));
  return [...Map.groupBy(located, ({ point }) => `${point.x} ${point.y}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? { name: first.entry.city, point: first.point, entries: group.map(({ entry }) => entry) } : [];
  });
}

/** Share of the width of the view that a label takes. */
const LABEL = { width: 0.2, height: 0.05 };

/** The cities whose labels do not overlap, in order of priority. */
export function labelledCities(cities: readonly MapCity[], view: MapView): Set<MapCity> {
  const labelled: MapCity[] = [];
  for (const city of cities) {
    const overlaps = labelled.some(
      ({ point }) =>
        Math.abs(point.x - city.point.x) < LABEL.width * view.width &&
        Math.abs(point.y - city.point.y) < LABEL.height * view.width,
    );
    if (!overlaps) labelled.push(city);
  }
  return new Set(labelled);
}

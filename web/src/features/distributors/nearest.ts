import { geoDistance } from 'd3-geo';
import type { DistributorEntry } from './distributor-entry.ts';

/** A country to measure distances from. */
export type Origin = { id: string; label: string; center: readonly [longitude: number, latitude: number] };

/** Distributors in the country itself first, then by great-circle distance from its center. */
export function sortByDistance(entries: readonly DistributorEntry[], { id, center: [longitude, latitude] }: Origin) {
  const distanceTo = ({ country, coordinates }: DistributorEntry) => {
    if (country.id === id) return -1;
    if (!coordinates) return Number.POSITIVE_INFINITY;
    return geoDistance([longitude, latitude], [coordinates.longitude, coordinates.latitude]);
  };
  const byDistance = entries.map((entry) => ({ entry, distance: distanceTo(entry) }));
  return byDistance.toSorted((a, b) => a.distance - b.distance).map(({ entry }) => entry);
}

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

type Located = { coordinates: DistributorEntry['coordinates'] };

/** By great-circle distance; null if the place or all candidates lack coordinates. */
export function findNearest<Candidate extends Located>(
  { coordinates: from }: Located,
  candidates: readonly Candidate[],
): Candidate | null {
  if (!from) return null;
  const located = candidates.flatMap((candidate) => {
    const { coordinates: to } = candidate;
    if (!to) return [];
    return [{ candidate, distance: geoDistance([from.longitude, from.latitude], [to.longitude, to.latitude]) }];
  });
  return located.toSorted((a, b) => a.distance - b.distance)[0]?.candidate ?? null;
}

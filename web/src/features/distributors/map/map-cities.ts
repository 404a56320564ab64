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

/** Shares of the width of the view that a label takes. */
const LABEL = { width: 0.2, height: 0.05 };

export type LabelSide = 'after' | 'before' | null;

/** Where the label of a city has room, in the view and between the other dots and their labels. */
export function labelSideOf(city: MapCity, cities: readonly MapCity[], view: MapView): LabelSide {
  const width = LABEL.width * view.width;
  const beside = cities
    .filter(({ point }) => Math.abs(point.y - city.point.y) < LABEL.height * view.width && point !== city.point)
    .map(({ point }) => point.x - city.point.x);
  const isFreeAfter = beside.every((distance) => distance < 0 || distance > width);
  if (isFreeAfter && city.point.x + width < view.x + view.width) return 'after';
  // A city further left has its label between the two.
  const isFreeBefore = beside.every((distance) => distance > 0 || distance < -2 * width);
  return isFreeBefore && city.point.x - width > view.x ? 'before' : null;
}

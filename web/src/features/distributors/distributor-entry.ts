import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Distributor } from './distributor-data.ts';
import { homeMarkets, mapCenterOf, sortByMarket } from './home-market.ts';
import type { MapPoint } from './map/map-view.ts';
import { toMapPoint } from './map/projection.ts';

/** Names of languages and places on the map are resolved on the server. */
export type DistributorEntry = Omit<Distributor, 'languages'> & {
  languages: readonly string[];
  /** Null if the records lack coordinates. */
  point: MapPoint | null;
};

export function toEntries(distributors: readonly Distributor[], locale: Locale): DistributorEntry[] {
  const names = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  const home = homeMarkets[locale];
  return sortByMarket(distributors, home).map(({ languages, province, coordinates, ...distributor }) => ({
    ...distributor,
    coordinates,
    province: distributor.region === home?.region ? province : null,
    languages: languages.map((tag) => names.of(tag) ?? tag),
    point: coordinates && toMapPoint(mapCenterOf(locale), coordinates),
  }));
}

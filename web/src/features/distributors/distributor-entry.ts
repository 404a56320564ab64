import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { regionName } from '#i18n/region-name.ts';
import type { Distributor } from './distributor-data.ts';
import { hasMap, homeMarkets, sortByMarket } from './home-market.ts';
import type { MapPoint } from './map/map-view.ts';
import { toMapPoint } from './map/projection.ts';

/** Names of languages and places on the map are resolved on the server. */
export type DistributorEntry = Omit<Distributor, 'languages'> & {
  languages: readonly string[];
  /** Null if the record lacks coordinates, or if the page has no map. */
  point: MapPoint | null;
};

export function toEntries(distributors: readonly Distributor[], locale: Locale): DistributorEntry[] {
  const home = homeMarkets[locale];
  return sortByMarket(distributors, home).map(({ languages, province, coordinates, ...distributor }) => ({
    ...distributor,
    coordinates,
    province: distributor.region === home.region ? province : null,
    country: { ...distributor.country, label: regionName(distributor.country.id, locale) },
    languages:
      isOwnOnly(languages, locale) && home.countries.includes(distributor.country.id)
        ? []
        : toLanguageNames(languages, locales[locale].tag),
    point: coordinates && hasMap(locale) ? toMapPoint(coordinates) : null,
  }));
}

/** Nothing new for readers in the home market. */
function isOwnOnly(tags: readonly string[], locale: Locale): boolean {
  const own = new Intl.Locale(locales[locale].tag).language;
  return tags.every((tag) => new Intl.Locale(tag).language === own);
}

/** Beside Cantonese, Chinese is Mandarin. */
const SPOKEN_NAMES: Partial<Record<string, Readonly<Record<string, string>>>> = { 'zh-CN': { zh: '普通话' } };

/** Without countries: customers speak German, whether with Munich or with Vienna. */
function toLanguageNames(tags: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = new Set(tags.map((tag) => new Intl.Locale(tag).language));
  return [...languages].map((language) => SPOKEN_NAMES[locale]?.[language] ?? names.of(language) ?? language);
}

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { regionName } from '#i18n/region-name.ts';
import type { Distributor } from './distributor-data.ts';
import { hasMap, homeMarkets, sortByMarket } from './home-market.ts';
import type { MapPoint } from './map/map-view.ts';
import { toMapPoint } from './map/projection.ts';
import { findNearest } from './nearest.ts';

/** Names of languages and places on the map are resolved on the server. */
export type DistributorEntry = Omit<Distributor, 'languages'> & {
  languages: readonly string[];
  /** Null if the record lacks coordinates, or if the page has no map. */
  point: MapPoint | null;
  /** The nearest place to see a printer; null if the distributor has demo units itself. */
  nearestDemo: string | null;
  /** Our office that trains in its place; null if the distributor trains itself. */
  trainingOffice: string | null;
};

export function toEntries(distributors: readonly Distributor[], locale: Locale): DistributorEntry[] {
  const home = homeMarkets[locale];
  return sortByMarket(distributors, home).map(({ languages, province, coordinates, ...distributor }) => ({
    ...distributor,
    coordinates,
    province: distributor.region === home.region ? province : null,
    country: { ...distributor.country, label: regionName(distributor.country.id, locale) },
    languages: toLanguageNames(languages, locales[locale].tag),
    point: coordinates && hasMap(locale) ? toMapPoint(coordinates) : null,
    nearestDemo: null,
    trainingOffice: null,
  }));
}

/** Adds where to see a printer and to be trained, in the region of the locale: our own office has demo units, too. */
export function withNearestOffers(entries: readonly DistributorEntry[], locale: Locale): DistributorEntry[] {
  const { office } = marketContacts[locale];
  const isHome = ({ region }: DistributorEntry) => region === homeMarkets[locale].region;
  const { name } = contactCopy[locale].offices[office];
  const places = [
    { city: name, coordinates: offices[office].coordinates },
    ...entries.filter((entry) => isHome(entry) && entry.services.includes('DEMO')),
  ];
  return entries.map((entry) => {
    if (!isHome(entry)) return entry;
    const offers = (service: Distributor['services'][number]) => entry.services.includes(service);
    return {
      ...entry,
      nearestDemo: offers('DEMO') ? null : (findNearest(entry, places)?.city ?? null),
      trainingOffice: offers('TRAINING') ? null : name,
    };
  });
}

/** Beside Cantonese, Chinese is Mandarin. */
const SPOKEN_NAMES: Partial<Record<string, Readonly<Record<string, string>>>> = { 'zh-CN': { zh: '普通话' } };

/** Without countries: customers speak German, whether with Munich or with Vienna. */
function toLanguageNames(tags: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = new Set(tags.map((tag) => new Intl.Locale(tag).language));
  return [...languages].map((language) => SPOKEN_NAMES[locale]?.[language] ?? names.of(language) ?? language);
}

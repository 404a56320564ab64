import type { Locale } from '@heliograph/schema/locales.ts';
import type { DistributorRegion } from '#gateway/schema.generated.ts';
import type { MapCenter } from './map/projection.ts';

type HomeMarket = { countries: readonly string[]; region: DistributorRegion };

/** Where most readers of a locale are; null if they are all over the world. */
export const homeMarkets: Record<Locale, HomeMarket | null> = {
  en: null,
  cn: { countries: ['CN'], region: 'CHINA' },
  de: { countries: ['DE', 'AT', 'CH'], region: 'EUROPE' },
};

export function mapCenterOf(locale: Locale): MapCenter {
  return homeMarkets[locale]?.region === 'CHINA' ? 'pacific' : 'atlantic';
}

type Placed = { country: { id: string }; region: DistributorRegion; province: { id: string } | null };

/** The home countries first, province by province, then their region; the others keep their order. */
export function sortByMarket<Entry extends Placed>(entries: readonly Entry[], home: HomeMarket | null): Entry[] {
  if (!home) return [...entries];
  const { countries, region } = home;
  const rank = (entry: Entry) => {
    const index = countries.indexOf(entry.country.id);
    if (index >= 0) return index;
    return countries.length + Number(entry.region !== region);
  };
  const provinceOf = (entry: Entry) => (entry.region === region ? (entry.province?.id ?? '') : '');
  return entries.toSorted((a, b) => rank(a) - rank(b) || provinceOf(a).localeCompare(provinceOf(b), 'en'));
}

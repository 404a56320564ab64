import type { Locale } from '@heliograph/schema/locales.ts';
import type { DistributorRegion } from '#gateway/schema.generated.ts';
import type { MapCenter } from './map/projection.ts';

type HomeMarket = { country: string; region: DistributorRegion };

/** Where most readers of a locale are; null if they are all over the world. */
export const homeMarkets: Record<Locale, HomeMarket | null> = {
  en: null,
  cn: { country: 'CN', region: 'CHINA' },
  de: { country: 'DE', region: 'EUROPE' },
};

export function mapCenterOf(locale: Locale): MapCenter {
  return homeMarkets[locale]?.region === 'CHINA' ? 'pacific' : 'atlantic';
}

type Placed = { country: { id: string }; region: DistributorRegion; province: { id: string } | null };

/** The home country first, province by province, then its region; the others keep their order. */
export function sortByMarket<Entry extends Placed>(entries: readonly Entry[], home: HomeMarket | null): Entry[] {
  if (!home) return [...entries];
  const rank = ({ country, region }: Entry) => {
    if (country.id === home.country) return 0;
    return region === home.region ? 1 : 2;
  };
  const provinceOf = (entry: Entry) => (rank(entry) === 2 ? '' : (entry.province?.id ?? ''));
  return entries.toSorted((a, b) => rank(a) - rank(b) || provinceOf(a).localeCompare(provinceOf(b), 'en'));
}

import type { Locale } from '@heliograph/schema/locales.ts';
import type { DistributorRegion } from '#gateway/schema.generated.ts';

type HomeMarket = { countries: readonly [string, ...string[]]; region: DistributorRegion };

/** Where most readers of a locale are. */
export const homeMarkets: Record<Locale, HomeMarket> = {
  en: { countries: ['US'], region: 'NORTH_AMERICA' },
  cn: { countries: ['CN'], region: 'CHINA' },
  de: { countries: ['DE', 'AT', 'CH'], region: 'EUROPE' },
};

/** In mainland China, a published map needs a permit. */
export function hasMap(locale: Locale): boolean {
  return locale !== 'cn';
}

type Placed = { country: { id: string }; region: DistributorRegion; province: { id: string } | null };

/** The home countries first, province by province, then their region; the others keep their order. */
export function sortByMarket<Entry extends Placed>(
  entries: readonly Entry[],
  { countries, region }: HomeMarket,
): Entry[] {
  const rank = (entry: Entry) => {
    const index = countries.indexOf(entry.country.id);
    if (index >= 0) return index;
    return countries.length + Number(entry.region !== region);
  };
  const provinceOf = (entry: Entry) => (entry.region === region ? (entry.province?.id ?? '') : '');
  return entries.toSorted((a, b) => rank(a) - rank(b) || provinceOf(a).localeCompare(provinceOf(b), 'en'));
}

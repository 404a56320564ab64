import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { regionName } from '#i18n/region-name.ts';
import centers from './map/country-centers.json' with { type: 'json' };
import type { Origin } from './nearest.ts';

/** All countries and regions by localized name. */
export function listOrigins(locale: Locale): Origin[] {
  const { compare } = new Intl.Collator(locales[locale].tag);
  return Object.entries(centers)
    .map(
      ([id, [longitude = 0, latitude = 0]]): Origin => ({
        id,
        label: regionName(id, locale),
        center: [longitude, latitude],
      }),
    )
    .toSorted((a, b) => compare(a.label, b.label));
}

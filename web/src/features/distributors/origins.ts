import { type Locale, locales } from '@heliograph/schema/locales.ts';
import centers from './map/country-centers.json' with { type: 'json' };
import type { Origin } from './nearest.ts';

/** Official names in mainland China, where `Intl` has others. */
const CHINESE_NAMES = new Map([
  ['HK', '中国香港'],
  ['MO', '中国澳门'],
  ['TW', '中国台湾'],
]);

/** All countries and regions by localized name. */
export function listOrigins(locale: Locale): Origin[] {
  const { tag } = locales[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const ownNames = locale === 'cn' ? CHINESE_NAMES : new Map<string, string>();
  const { compare } = new Intl.Collator(tag);
  return Object.entries(centers)
    .map(
      ([id, [longitude = 0, latitude = 0]]): Origin => ({
        id,
        label: ownNames.get(id) ?? names.of(id) ?? id,
        center: [longitude, latitude],
      }),
    )
    .toSorted((a, b) => compare(a.label, b.label));
}

import { localeFromTag } from '#i18n/paths.ts';
import { regionName } from '#i18n/region-name.ts';

type Place = { venue: string; city: string; country: string };

export function placeOf({ venue, city, country }: Place, locale: string): string {
  return [...new Set([venue, city, countryName(country, locale)])].join(', ');
}

export function countryName(code: string, locale: string): string {
  return regionName(code, localeFromTag(locale));
}

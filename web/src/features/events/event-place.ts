import { localeFromTag } from '#i18n/paths.ts';
import { regionName } from '#i18n/region-name.ts';

type City = { city: string; country: string };
type Place = City & { venue: string };

const usStates: Readonly<Record<string, string>> = { Boston: 'MA', Chicago: 'IL' };

/** In Chinese from the country to the venue, without commas: 德国科隆展览中心. Names that state the city stay: 香港会议展览中心. */
export function placeOf({ venue, city, country }: Place, locale: string): string {
  if (localeFromTag(locale) !== 'cn') return [...new Set([venue, ...cityNames({ city, country }, locale)])].join(', ');
  if (venue.startsWith(city)) return `${abroad(country)}${venue}`;
  return venue.includes(city.replace(/^中国/u, '')) ? venue : `${cityOf({ city, country }, locale)}${venue}`;
}

/** A city and its country. */
export function cityOf({ city, country }: City, locale: string): string {
  const names = cityNames({ city, country }, locale);
  if (localeFromTag(locale) !== 'cn') return [...names].join(', ');
  return names.size === 1 ? city : `${abroad(country)}${city}`;
}

/** In English, a city in the United States goes with its state: Boston, MA. */
function cityNames({ city, country }: City, locale: string): Set<string> {
  const state = localeFromTag(locale) === 'en' && country === 'US' ? usStates[city] : undefined;
  return new Set([city, state ?? regionName(country, localeFromTag(locale))]);
}

/** In Chinese, a city in China goes without its country. */
function abroad(country: string): string {
  return country === 'CN' ? '' : regionName(country, 'cn');
}

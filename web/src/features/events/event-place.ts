import { localeFromTag } from '#i18n/paths.ts';
import { regionName } from '#i18n/region-name.ts';

type City = { city: string; country: string };
type Place = City & { venue: string };

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

/** In English, a city in the United States states its state and goes without the country: Boston, MA. */
function cityNames({ city, country }: City, locale: string): Set<string> {
  if (localeFromTag(locale) === 'en' && country === 'US') return new Set([city]);
  return new Set([city, regionName(country, localeFromTag(locale))]);
}

/** In Chinese, a city in China goes without its country. */
function abroad(country: string): string {
  return country === 'CN' ? '' : regionName(country, 'cn');
}

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { marketTimeZones } from '#content/markets.ts';

/** The time zone of the readers of a locale. */
export function marketZoneOf(locale: Locale): string {
  return marketTimeZones[locale].timeZone;
}

/** The name of a time zone at a moment, as readers of a locale write it. */
function zoneName(locale: Locale, timeZone: string, moment: string): string {
  const market = marketTimeZones[locale];
  if (timeZone === market.timeZone && market.name) return market.name;
  const format = new Intl.DateTimeFormat(locales[locale].tag, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A moment in a time zone, with the name of the zone, in the pattern of `LiveStreams.list.inZone`. */
export function writeInZone(pattern: string, locale: Locale, moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return pattern
    .replace('{time}', format.format(new Date(moment)))
    .replace('{zone}', zoneName(locale, timeZone, moment));
}

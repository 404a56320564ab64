import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { marketTimeZones } from '#content/markets.ts';

/** The time zone of the readers of a locale, and its name at a moment. */
export function toMarketZone(locale: Locale, moment: string): { timeZone: string; zone: string } {
  const { timeZone, name } = marketTimeZones[locale];
  return { timeZone, zone: name ?? shortNameOf(timeZone, moment, locales[locale].tag) };
}

function shortNameOf(timeZone: string, moment: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' });
  return format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

import type { Locale } from '@heliograph/schema/locales.ts';
import { homeCountries, marketTimeZones } from '#content/markets.ts';
import type { EventEntry } from './event-data.ts';
import { toZonedTime } from './event-time.ts';

const DAYTIME = { from: 7, until: 22 };

type Event = Pick<EventEntry, 'category' | 'country' | 'startsOn' | 'opensAt' | 'timeZone'>;

/** In the readers' region; online events count if they start in the readers' daytime. */
export function isNear({ category, country, startsOn, opensAt, timeZone }: Event, locale: Locale): boolean {
  if (category !== 'WEBINAR') return homeCountries[locale].includes(country);
  const hour = hourAt(toZonedTime(startsOn, opensAt, timeZone), marketTimeZones[locale].timeZone);
  return hour >= DAYTIME.from && hour < DAYTIME.until;
}

function hourAt(moment: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Number(format.format(new Date(moment)));
}

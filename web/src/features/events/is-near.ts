import type { Locale } from '@heliograph/schema/locales.ts';
import { homeCountries, marketTimeZones, spokenLanguages } from '#content/markets.ts';
import type { LiveStreamEntry } from '#features/live-streams/live-stream-data.ts';
import type { EventEntry } from './event-data.ts';
import { toZonedTime } from './event-time.ts';

const DAYTIME = { from: 7, until: 22 };

type Event = Pick<EventEntry, 'category' | 'country' | 'startsOn' | 'opensAt' | 'timeZone'>;

/** In the readers' region; online events count if they start in the readers' daytime. */
export function isNear({ category, country, startsOn, opensAt, timeZone }: Event, locale: Locale): boolean {
  if (category !== 'WEBINAR') return homeCountries[locale].includes(country);
  return isInDaytime(toZonedTime(startsOn, opensAt, timeZone), locale);
}

type Stream = Pick<LiveStreamEntry, 'startsAt' | 'spokenLanguage'>;

/** In a language of the readers, and in their daytime. */
export function isStreamNear({ startsAt, spokenLanguage }: Stream, locale: Locale): boolean {
  return spokenLanguages[locale].includes(new Intl.Locale(spokenLanguage).language) && isInDaytime(startsAt, locale);
}

function isInDaytime(moment: string, locale: Locale): boolean {
  const hour = hourAt(moment, marketTimeZones[locale].timeZone);
  return hour >= DAYTIME.from && hour < DAYTIME.until;
}

function hourAt(moment: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return Number(format.format(new Date(moment)));
}

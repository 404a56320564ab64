import type { Locale } from '@heliograph/schema/locales.ts';
import { marketTimeZones } from '#content/markets.ts';
import type { LiveStreamEntry } from '#features/live-streams/live-stream-data.ts';
import { LiveStreamLine } from '#features/live-streams/live-stream-line.tsx';
import { LiveStreamRow } from '#features/live-streams/live-stream-row.tsx';
import type { EventItem } from './event-finder.tsx';
import { isStreamNear } from './is-near.ts';

/** A live stream among the webinars, on its day in the readers' time zone. */
export function toStreamItem(stream: LiveStreamEntry, locale: Locale): EventItem {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: marketTimeZones[locale].timeZone }).format(
    new Date(stream.startsAt),
  );
  const isNear = isStreamNear(stream, locale);
  return {
    id: `live-stream-${stream.id}`,
    startsOn: day,
    endsOn: day,
    category: 'WEBINAR',
    line: stream.products?.some(({ line }) => line === 'REFLEX') ? 'REFLEX' : 'DENTAL',
    isOver: false,
    isNear,
    node: isNear ? <LiveStreamRow stream={stream} /> : <LiveStreamLine stream={stream} />,
    lead: null,
  };
}

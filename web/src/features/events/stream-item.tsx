import type { Locale } from '@heliograph/schema/locales.ts';
import { marketTimeZones } from '#content/markets.ts';
import type { LiveStreamEntry } from '#features/live-streams/live-stream-data.ts';
import { LiveStreamRow } from '#features/live-streams/live-stream-row.tsx';
import type { EventItem } from './event-finder.tsx';
import { isStreamNear } from './is-near.ts';

/** A live stream among the webinars, on its day in the readers' time zone. */
export function toStreamItem(stream: LiveStreamEntry, locale: Locale): EventItem {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: marketTimeZones[locale].timeZone }).format(
    new Date(stream.startsAt),
  );
  return {
    id: `live-stream-${stream.id}`,
    startsOn: day,
    endsOn: day,
    category: 'WEBINAR',
    isOver: false,
    isNear: isStreamNear(stream, locale),
    node: <LiveStreamRow stream={stream} />,
    lead: null,
  };
}

import { z } from 'zod';
import type { EventCategory } from '../../generated/resolvers.ts';
import { optional } from '../../legacy/lenient-parse.ts';
import { legacyText } from '../../legacy/schemas.ts';
import { knowledgeFields, toEntry } from './knowledge-schemas.ts';
import { timeZone } from './time-zone.ts';

export const CATEGORIES = {
  tradeShow: 'TRADE_SHOW',
  conference: 'CONFERENCE',
  openHouse: 'OPEN_HOUSE',
  training: 'TRAINING',
  webinar: 'WEBINAR',
} as const satisfies Record<string, EventCategory>;

const localizedSummary = z
  .object({
    ...{ title: legacyText, summary: legacyText, venue: legacyText, city: legacyText },
    ...optional({ booth: legacyText, highlights: z.array(legacyText) }),
  })
  .transform(({ highlights, ...summary }) => ({ ...summary, highlights: highlights ?? [] }));

const timeOfDay = z.string().regex(/^\d{2}:\d{2}$/);

export const event = z
  .object({
    ...knowledgeFields,
    module: z.literal('events'),
    category: z.enum(Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    startTime: timeOfDay,
    endTime: timeOfDay,
    timeZone,
    venue: legacyText,
    city: legacyText,
    country: legacyText,
    ...optional({ booth: legacyText, localizedSummary }),
  })
  .transform((record) => {
    const { startDate, endDate, startTime, endTime, timeZone, venue, city, country, booth, category } = record;
    const entry = toEntry(record);
    return {
      ...entry,
      module: 'EVENTS' as const,
      liveStreamId: null,
      path: `/aboutUs/events/detail/${entry.slug}`,
      category: CATEGORIES[category],
      startsOn: startDate,
      endsOn: endDate,
      opensAt: startTime,
      closesAt: endTime,
      timeZone,
      venue,
      city,
      country,
      booth,
      localizedSummary: record.localizedSummary,
    };
  });

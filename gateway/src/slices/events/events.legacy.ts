import { z } from 'zod';
import type { EventCategory } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { pageOf } from '../../legacy/shapes.ts';
import { type Paging, toPage } from '../../paging.ts';
import { isRecordId } from '../../record-loader.ts';
import { invert } from '../../words.ts';
import { knowledgeFields, orNone, toEntry } from '../resources/knowledge-shapes.ts';

const CATEGORIES = {
  tradeShow: 'TRADE_SHOW',
  conference: 'CONFERENCE',
  openHouse: 'OPEN_HOUSE',
  training: 'TRAINING',
  webinar: 'WEBINAR',
} as const satisfies Record<string, EventCategory>;

const clock = z.string().regex(/^\d{2}:\d{2}$/);

const event = z
  .object({
    ...knowledgeFields,
    module: z.literal('events'),
    category: z.enum(Object.keys(CATEGORIES) as (keyof typeof CATEGORIES)[]),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    startTime: clock,
    endTime: clock,
    timeZone: z.string(),
    venue: z.string(),
    city: z.string(),
    country: z.string(),
    booth: z.string().nullish(),
  })
  .transform((record) => {
    const { startDate, endDate, startTime, endTime, timeZone, venue, city, country, booth, category } = record;
    const entry = toEntry(record);
    return {
      ...entry,
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
      booth: booth ?? null,
    };
  });

export type Event = z.infer<typeof event>;

type EventQuery = Paging & { from: string | undefined; to: string | undefined; category: EventCategory | undefined };

/** Events, soonest first. */
export async function findEvents(legacy: LegacyClient, { page, pageSize, from, to, category }: EventQuery) {
  const payload = {
    pageNum: page,
    pageSize,
    modules: ['events'],
    ...(from && { from }),
    ...(to && { to }),
    ...(category && { category: invert(CATEGORIES)[category] }),
    sort: 'asc',
  };
  return toPage(await legacy.get({ call: 'knowledgeFindAll', payload, shape: pageOf(event) }), { page, pageSize });
}

/** One event, or null where there is none; another record of the knowledge base is none. */
export async function findEvent(legacy: LegacyClient, id: string): Promise<Event | null> {
  if (!isRecordId(id)) return null;
  return legacy.find({ call: 'knowledgeFindById', params: { id }, shape: orNone(event, 'events') });
}

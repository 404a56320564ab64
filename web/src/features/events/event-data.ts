import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { EventDetailDocument, type EventDetailQuery } from './event-detail.generated.ts';
import { EventListDocument } from './event-list.generated.ts';
import { eventIdOf } from './event-paths.ts';
import type { EventRow_EventFragment } from './event-row.generated.ts';

type Dated<Event> = Event & {
  /** Whether it had ended when it was fetched, up to some minutes ago. */
  isOver: boolean;
};

export type EventEntry = Dated<EventRow_EventFragment>;
export type EventDetail = Dated<NonNullable<EventDetailQuery['event']>> & { fetchedAt: string };

export async function getEvents(locale: Locale): Promise<EventEntry[]> {
  'use cache';
  cacheLife('content');
  const today = getToday();
  const found: EventEntry[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { events } = await queryGateway(EventListDocument, { locale: toGatewayLocale(locale), page });
    if (!events) throw new Error('The gateway returned no events');
    found.push(...events.items.map((event) => ({ ...event, isOver: event.endsOn < today })));
    isLast = !events.pageInfo.hasNextPage;
  }
  return found;
}

export async function findEvent(locale: Locale, slug: string): Promise<EventDetail | null> {
  'use cache';
  const id = eventIdOf(slug);
  const variables = { locale: toGatewayLocale(locale), id: id ?? '' };
  const event = id ? (await queryGateway(EventDetailDocument, variables)).event : null;
  if (!event) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return { ...event, isOver: event.endsOn < getToday(), fetchedAt: new Date().toISOString() };
}

function getToday(): string {
  return new Date().toISOString().slice(0, 10);
}

import type { z } from 'zod';
import type { EventCategory } from '../../generated/resolvers.ts';
import type { Paging } from '../../graphql/pagination.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { CATEGORIES, type event } from '../knowledge/event-schema.ts';
import { findKnowledge, findKnowledgeRecord } from '../knowledge/knowledge.legacy.ts';

export type Event = z.infer<typeof event>;

type EventQuery = Paging & { from: string | undefined; to: string | undefined; category: EventCategory | undefined };

/** Events, soonest first. */
export async function findEvents(legacy: LegacyClient, { from, to, category, ...paging }: EventQuery) {
  const page = await findKnowledge(legacy, paging, {
    modules: ['events'],
    ...(from && { from }),
    ...(to && { to }),
    ...(category && { category: invert(CATEGORIES)[category] }),
    sort: 'soonest',
  });
  return { ...page, items: page.items.filter((record) => record.module === 'EVENTS') };
}

/** Null for an unknown id and for a record of another module. */
export async function findEvent(legacy: LegacyClient, id: string): Promise<Event | null> {
  const record = await findKnowledgeRecord(legacy, id);
  return record?.module === 'EVENTS' ? record : null;
}

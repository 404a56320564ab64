import type { z } from 'zod';
import type { EventCategory } from '../../generated/resolvers.ts';
import type { Paging } from '../../graphql/pagination.ts';
import type { RelationFilter } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { CATEGORIES, type event } from '../knowledge/event-schema.ts';
import { findKnowledge, findKnowledgeRecord, type KnowledgeRecord } from '../knowledge/knowledge.legacy.ts';

export type Event = z.infer<typeof event>;

type EventQuery = Paging &
  RelationFilter & { from: string | undefined; to: string | undefined; category: EventCategory | undefined };

/** Events, soonest first. */
export async function findEvents(legacy: LegacyClient, query: EventQuery) {
  const { from, to, category, product, material, ...paging } = query;
  const filter = {
    modules: ['events'],
    ...(from && { from }),
    ...(to && { to }),
    ...(category && { category: invert(CATEGORIES)[category] }),
    sort: 'soonest' as const,
  };
  const page = await findKnowledge(legacy, paging, filter, { product, material });
  return { ...page, items: selectEvents(page.items) };
}

export function selectEvents(records: readonly KnowledgeRecord[]): Event[] {
  return records.filter((record) => record.module === 'EVENTS');
}

export function sortSoonest(events: readonly Event[]): Event[] {
  return events.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
}

/** Null for an unknown id and for a record of another module. */
export async function findEvent(legacy: LegacyClient, id: string): Promise<Event | null> {
  const record = await findKnowledgeRecord(legacy, id);
  return record?.module === 'EVENTS' ? record : null;
}

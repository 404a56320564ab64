import { createParser, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server';
import type { EventCategory, ProductLine } from '#gateway/schema.generated.ts';

/** Filter values by URL name, in display order. */
export const categories = {
  'trade-show': 'TRADE_SHOW',
  conference: 'CONFERENCE',
  'open-house': 'OPEN_HOUSE',
  training: 'TRAINING',
  webinar: 'WEBINAR',
} as const satisfies Record<string, EventCategory>;

type CategoryName = keyof typeof categories;

export const categoryNames = Object.keys(categories) as CategoryName[];

/** Filter values by URL name, in display order. */
export const lines = { dental: 'DENTAL', desktop: 'REFLEX' } as const satisfies Record<string, ProductLine>;

type LineName = keyof typeof lines;

export const lineNames = Object.keys(lines) as LineName[];

const day = createParser({ parse: parseDay, serialize: (value: string) => value });

export const eventParams = {
  from: day,
  to: day,
  category: parseAsStringLiteral(categoryNames),
  line: parseAsStringLiteral(lineNames),
};

export const toEventSearch = createSerializer(eventParams);

export type EventQuery = inferParserType<typeof eventParams>;

export const emptyQuery: EventQuery = { from: null, to: null, category: null, line: null };

export function parseDay(text: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Swaps dates in the wrong order. */
export function toEventPeriod(form: FormData): Pick<EventQuery, 'from' | 'to'> {
  const [from, to] = ['from', 'to'].map((name) => parseDay(String(form.get(name) ?? '')));
  return from && to && from > to ? { from: to, to: from } : { from: from ?? null, to: to ?? null };
}

type Entry = { startsOn: string; endsOn: string; category: EventCategory; line: ProductLine };

export function filterEvents<Event extends Entry>(events: readonly Event[], query: EventQuery): readonly Event[] {
  const { from, to, category, line } = query;
  return events.filter(
    (event) =>
      (from === null || event.endsOn >= from) &&
      (to === null || event.startsOn <= to) &&
      (category === null || event.category === categories[category]) &&
      (line === null || event.line === lines[line]),
  );
}

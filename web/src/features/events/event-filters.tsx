'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { QueryChips } from '#ui/query-chips.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSyncedField } from '#ui/use-synced-field.ts';
import type { EventItem } from './event-finder.tsx';
import {
  categories,
  categoryNames,
  type EventQuery,
  emptyQuery,
  filterEvents,
  lineNames,
  lines,
  toEventPeriod,
  toEventSearch,
} from './event-query.ts';

type Props = { events: readonly EventItem[]; query: EventQuery; onChange: (query: EventQuery) => void };

export function EventFilters({ events, query, onChange }: Props) {
  const t = useTranslations('Events');
  const coming = events.filter(({ isOver }) => !isOver);
  const chips = [null, ...categoryNames].map((id) => ({
    id,
    label: id ? t(`categories.${categories[id]}`) : t('anyCategory'),
    count: filterEvents(coming, { ...query, category: id }).length,
    href: toEventSearch('', { ...query, category: id }) || '?',
  }));
  const lineChips = [null, ...lineNames].map((id) => ({
    id,
    label: t(`lines.${id ? lines[id] : 'any'}`),
    count: filterEvents(coming, { ...query, line: id }).length,
    href: toEventSearch('', { ...query, line: id }) || '?',
  }));
  return (
    <search inert={!useIsQueryReady()} className="scripted block">
      <QueryChips label={t('category')} chips={chips} selected={query.category} />
      <div className="mt-2">
        <QueryChips label={t('line')} chips={lineChips} selected={query.line} />
      </div>
      <Period query={query} onChange={onChange} />
    </search>
  );
}

/** Folded: most visitors look for a kind of event, or scroll. */
function Period({ query, onChange }: Omit<Props, 'events'>) {
  const t = useTranslations('Events');
  const from = useSyncedField(query.from ?? '');
  const to = useSyncedField(query.to ?? '');
  const isSet = query.from !== null || query.to !== null;
  // Stays open after a reset, whose button has the focus.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || isSet}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="unmarked mt-3"
    >
      <summary className="inline-flex items-center gap-3 py-2 text-small font-medium text-accent">
        {t('period')}
        <span aria-hidden className="plus-minus" />
      </summary>
      <form
        className="grid max-w-3xl items-end gap-4 pt-2 sm:grid-cols-[repeat(2,minmax(0,1fr))_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...query, ...toEventPeriod(new FormData(event.currentTarget)) });
        }}
        onReset={() => onChange(emptyQuery)}
      >
        <Field label={t('from')}>{(control) => <TextInput {...control} ref={from} type="date" name="from" />}</Field>
        <Field label={t('to')}>{(control) => <TextInput {...control} ref={to} type="date" name="to" />}</Field>
        <p className="flex gap-2">
          <Button type="submit" className="flex-1">
            {t('search')}
          </Button>
          <Button type="reset" variant="quiet">
            {t('reset')}
          </Button>
        </p>
      </form>
    </details>
  );
}

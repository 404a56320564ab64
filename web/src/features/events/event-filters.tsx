'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSyncedField } from '#ui/use-synced-field.ts';
import { categories, categoryNames, type EventQuery, emptyQuery, toEventQuery } from './event-query.ts';

type Props = { query: EventQuery; onChange: (query: EventQuery) => void };

export function EventFilters({ query, onChange }: Props) {
  const t = useTranslations('Events');
  const from = useSyncedField(query.from ?? '');
  const to = useSyncedField(query.to ?? '');
  const category = useSyncedField<HTMLSelectElement>(query.category ?? '');
  const options = categoryNames.map((value) => ({ value, label: t(`categories.${categories[value]}`) }));
  return (
    <search inert={!useIsQueryReady()} className="scripted block border-b border-line pb-8">
      <form
        className="grid items-end gap-4 sm:grid-cols-2 desktop:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(toEventQuery(new FormData(event.currentTarget)));
        }}
        onReset={() => onChange(emptyQuery)}
      >
        <Field label={t('from')}>{(control) => <TextInput {...control} ref={from} type="date" name="from" />}</Field>
        <Field label={t('to')}>{(control) => <TextInput {...control} ref={to} type="date" name="to" />}</Field>
        <Field label={t('category')}>
          {(control) => (
            <Select
              {...control}
              ref={category}
              name="category"
              options={[{ value: '', label: t('anyCategory') }, ...options]}
            />
          )}
        </Field>
        <p className="flex gap-2">
          <Button type="submit" className="flex-1">
            {t('search')}
          </Button>
          <Button type="reset" variant="quiet">
            {t('reset')}
          </Button>
        </p>
      </form>
    </search>
  );
}

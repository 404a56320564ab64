'use client';

import { useTranslations } from 'next-intl';
import { useIsAddressRead } from '../../ui/address-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { categories, categoryNames, type EventQuery, emptyQuery, toEventQuery } from './event-query.ts';

type Props = { query: EventQuery; onChange: (query: EventQuery) => void };

export function EventFilters({ query, onChange }: Props) {
  const t = useTranslations('Events');
  const options = categoryNames.map((value) => ({ value, label: t(`categories.${categories[value]}`) }));
  return (
    <search inert={!useIsAddressRead()} className="scripted block border-b border-line pb-8">
      <form
        // Filled in anew when the address says something else.
        key={JSON.stringify(query)}
        className="grid items-end gap-4 sm:grid-cols-2 desktop:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onChange(toEventQuery(new FormData(event.currentTarget)));
        }}
      >
        <Field label={t('from')}>
          {(control) => <TextInput {...control} type="date" name="from" defaultValue={query.from ?? ''} />}
        </Field>
        <Field label={t('to')}>
          {(control) => <TextInput {...control} type="date" name="to" defaultValue={query.to ?? ''} />}
        </Field>
        <Field label={t('category')}>
          {(control) => (
            <Select
              {...control}
              name="category"
              defaultValue={query.category ?? ''}
              options={[{ value: '', label: t('anyCategory') }, ...options]}
            />
          )}
        </Field>
        <p className="flex gap-2">
          <Button type="submit" className="flex-1">
            {t('search')}
          </Button>
          <Button variant="quiet" onClick={() => onChange(emptyQuery)}>
            {t('reset')}
          </Button>
        </p>
      </form>
    </search>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSyncedField } from '#ui/use-synced-field.ts';

type Props = { name: string; onSearch: (name: string) => void };

export function ResourceSearch({ name, onSearch }: Props) {
  const t = useTranslations('Resources');
  const field = useSyncedField(name);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(field.current?.value.trim() ?? '');
  };
  return (
    <search inert={!useIsQueryReady()} className="scripted mb-8 block">
      <form onSubmit={search}>
        <Field label={t('name')}>
          {(control) => (
            <span className="flex gap-2">
              <TextInput
                {...control}
                ref={field}
                type="search"
                name="name"
                maxLength={100}
                placeholder={t('example')}
                className="min-h-13"
              />
              <Button type="submit" className="min-h-13 shrink-0">
                {t('search')}
              </Button>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
}

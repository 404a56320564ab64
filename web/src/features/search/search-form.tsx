'use client';

import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { getPathname } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSyncedField } from '#ui/use-synced-field.ts';

/** Empty input is not submitted. */
export function SearchForm({ text }: { text: string }) {
  const t = useTranslations('SearchBox');
  // Going back restores the text of that search.
  const field = useSyncedField(text);
  const submit = (event: SubmitEvent) => {
    if (!field.current) return;
    field.current.value = field.current.value.trim();
    if (field.current.value === '') event.preventDefault();
  };
  return (
    <search>
      <Form
        action={getPathname({ href: '/search', locale: useLocale() })}
        prefetch={false}
        onSubmit={submit}
        className="flex max-w-2xl gap-2"
      >
        <TextInput
          ref={field}
          type="search"
          name="key"
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className="min-h-13"
        />
        <Button type="submit" variant="primary" className="min-h-13 shrink-0">
          {t('submit')}
        </Button>
      </Form>
    </search>
  );
}

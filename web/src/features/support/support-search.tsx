'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { filterArticles } from './filter-articles.ts';

type Props = {
  /** Element with the support articles, which are prerendered. */
  contentId: string;
  /** To choose from, on the page about all machines. */
  machines?: readonly { id: string; name: string }[];
};

export function SupportSearch({ contentId, machines = [] }: Props) {
  const t = useTranslations('Support.search');
  const [count, setCount] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [machine, setMachine] = useState('');
  const search = (words: string, id: string) => {
    setText(words);
    setMachine(id);
    const content = document.getElementById(contentId);
    setCount(content && filterArticles(content, words, id || null));
  };
  return (
    <search className="scripted block">
      <div className={`grid gap-4 ${machines.length > 0 ? 'sm:grid-cols-[minmax(0,1fr)_15rem]' : ''}`}>
        <Field label={t('label')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t('placeholder')}
              onChange={({ target }) => search(target.value, machine)}
              className="min-h-13"
            />
          )}
        </Field>
        {machines.length > 0 && (
          <Field label={t('machine')}>
            {(control) => (
              <Select
                {...control}
                value={machine}
                options={[
                  { value: '', label: t('anyMachine') },
                  ...machines.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={({ target }) => search(text, target.value)}
                className="min-h-13"
              />
            )}
          </Field>
        )}
      </div>
      <p role="status" className="min-h-6 pt-1.5 text-small text-ink-soft tabular-nums">
        {count !== null && t('found', { count })}
        {count === 0 && (
          <>
            {' '}
            <TextLink href="#inquiry">{t('ask')}</TextLink>
          </>
        )}
      </p>
    </search>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { filterArticles } from './filter-articles.ts';

type Props = {
  /** Element with the support articles, which are prerendered. */
  contentId: string;
};

export function SupportSearch({ contentId }: Props) {
  const t = useTranslations('Support.search');
  const [count, setCount] = useState<number | null>(null);
  const search = (text: string) => {
    const content = document.getElementById(contentId);
    setCount(content && filterArticles(content, text));
  };
  return (
    <search className="scripted block">
      <Field label={t('label')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('placeholder')}
            onChange={({ target }) => search(target.value)}
            className="min-h-13"
          />
        )}
      </Field>
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

'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { filterArticles } from './filter-articles.ts';

/** Searches the support articles among its children, which are prerendered. */
export function SupportSearch({ children }: { children: ReactNode }) {
  const t = useTranslations('Support.search');
  const content = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const search = (text: string) => setCount(content.current && filterArticles(content.current, text));
  return (
    <>
      <search className="scripted block max-w-2xl pt-8 pb-2">
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
      <div ref={content}>{children}</div>
    </>
  );
}

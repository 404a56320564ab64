'use client';

import { useTranslations } from 'next-intl';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Button } from '#ui/button.tsx';
import type { RequestedPart } from './request-list.ts';

type Props = { parts: readonly RequestedPart[]; onClear: () => void };

/** The chosen parts at the bottom of the viewport; opens the form with their order numbers. */
export function RequestBar({ parts, onClear }: Props) {
  const t = useTranslations('Accessories.request');
  if (parts.length === 0) return null;
  const lines = parts.map(({ number, name }) => t('line', { number, name }));
  const comments = [...lines, ...(parts.some(({ needsPrinter }) => needsPrinter) ? [t('printer')] : [])].join('\n');
  return (
    <section
      aria-label={t('bar')}
      className="bottom-bar scripted screen-only sticky bottom-0 z-sticky mt-stack -mb-stack flex items-center gap-x-3 border-t border-line bg-paper py-3 max-sm:-mx-gutter max-sm:px-gutter sm:gap-x-6"
    >
      <div role="status" className="min-w-0 grow text-small">
        <p className="font-semibold whitespace-nowrap tabular-nums">{t('count', { count: parts.length })}</p>
        <p className="truncate text-ink-soft max-sm:sr-only">{parts.map(({ name }) => name).join(' · ')}</p>
      </div>
      <Button variant="quiet" size="small" onClick={onClear} className="shrink-0">
        {t('clear')}
      </Button>
      <Button
        href="#inquiry"
        variant="primary"
        className="shrink-0"
        {...toInquiryAttributes({ title: t('title'), intro: t('intro'), comments })}
      >
        {t('ask')}
      </Button>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { MAX_PRINTERS } from './comparison-params.ts';
import { useCompared } from './use-compared.ts';

type Props = { printer: { slug: string; name: string }; slugs: readonly string[] };

/** Adds the printer of a card to the comparison. */
export function CompareToggle({ printer: { slug, name }, slugs }: Props) {
  const t = useTranslations('Comparison');
  const { selected, isFull, toggle } = useCompared(slugs);
  const isSelected = selected.includes(slug);
  const isRefused = isFull && !isSelected;
  return (
    <label
      inert={!useIsQueryReady()}
      title={isRefused ? t('full', { count: MAX_PRINTERS }) : undefined}
      className={`scripted screen-only relative z-1 -my-1 flex items-center gap-2 py-2 text-small ${isRefused ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <input
        type="checkbox"
        className="tick"
        checked={isSelected}
        disabled={isRefused}
        onChange={() => toggle(slug)}
        aria-label={t('addNamed', { name })}
      />
      <span aria-hidden>{t('add')}</span>
    </label>
  );
}

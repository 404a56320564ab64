'use client';

import { useTranslations } from 'next-intl';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { MAX_COMPARED } from './compare-params.ts';
import type { Compared } from './use-compared.ts';

type Props = { material: { id: string; name: string }; compared: Compared };

export function CompareToggle({ material: { id, name }, compared }: Props) {
  const t = useTranslations('Materials.compare');
  const isSelected = compared.ids.includes(id);
  const isRefused = compared.isFull && !isSelected;
  return (
    <label
      inert={!useIsQueryReady()}
      className={`relative z-1 flex items-center gap-2 py-1 text-small ${isRefused ? 'text-ink-soft' : 'cursor-pointer'}`}
      title={isRefused ? t('full', { count: MAX_COMPARED }) : undefined}
    >
      <input
        type="checkbox"
        className="tick"
        checked={isSelected}
        disabled={isRefused}
        onChange={() => compared.toggle(id)}
        aria-label={t('addNamed', { name })}
      />
      <span aria-hidden>{t('add')}</span>
    </label>
  );
}

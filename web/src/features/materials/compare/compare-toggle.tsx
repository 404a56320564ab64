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
    <div
      inert={!useIsQueryReady()}
      className={`relative z-1 -mx-2 flex min-h-10 flex-wrap items-center justify-between gap-x-4 rounded-control px-2 text-small transition-colors duration-quick ${isSelected ? 'bg-accent-soft' : ''}`}
    >
      <label
        className={`flex items-center gap-2 py-2 ${isRefused ? 'text-ink-soft' : 'cursor-pointer'}`}
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
        <span aria-hidden>
          {isSelected ? t('selected', { count: compared.ids.length, max: MAX_COMPARED }) : t('add')}
        </span>
      </label>
      {isSelected && <NextStep count={compared.ids.length} />}
    </div>
  );
}

function NextStep({ count }: { count: number }) {
  const t = useTranslations('Materials.compare');
  if (count < 2) return <span className="py-2 text-ink-soft">{t('chooseAnother')}</span>;
  return (
    <a href="#comparison" className="py-2 font-medium text-accent underline underline-offset-2 hover:text-accent-hover">
      {t('show')}
    </a>
  );
}

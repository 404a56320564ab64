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
      className={`relative z-1 -my-2.5 -me-1.5 flex min-h-10 items-center gap-1.5 rounded-control ps-1 pe-1.5 whitespace-nowrap sm:-me-2 sm:gap-2 sm:px-2 transition-colors duration-quick ${isSelected ? 'bg-accent-soft text-ink' : ''} ${isRefused ? 'text-ink-soft' : 'cursor-pointer text-ink'}`}
      title={isRefused ? t('full', { count: MAX_COMPARED }) : undefined}
    >
      <span aria-hidden>
        {isSelected ? t('selected', { count: compared.ids.length, max: MAX_COMPARED }) : t('add')}
      </span>
      <input
        type="checkbox"
        className="tick"
        checked={isSelected}
        disabled={isRefused}
        onChange={() => compared.toggle(id)}
        aria-label={t('addNamed', { name })}
      />
    </label>
  );
}

/** What to do after a material was selected. */
export function CompareNextStep({ material: { id }, compared }: Props) {
  const t = useTranslations('Materials.compare');
  if (!compared.ids.includes(id)) return null;
  const look = 'block border-t border-line py-2 text-small';
  if (compared.ids.length < 2) return <p className={`${look} text-ink-soft`}>{t('chooseAnother')}</p>;
  return (
    <p className={look}>
      <a
        href="#comparison"
        className="relative z-1 font-medium text-accent underline underline-offset-2 hover:text-accent-hover"
      >
        {t('show')}
      </a>
    </p>
  );
}

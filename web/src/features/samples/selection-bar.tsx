'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { Choice } from './request-query.ts';
import type { SelectableSample } from './sample-selection.ts';

type Props = {
  choice: Choice;
  samples: readonly SelectableSample[];
  max: number;
  /** What there is against the choice. */
  problem: string | null;
  onConfirm: () => void;
};

/** What is chosen, and the way on. Stays in sight while the samples are looked through. */
export function SelectionBar({ choice, samples, max, problem, onConfirm }: Props) {
  const t = useTranslations('Samples');
  const format = useFormatter();
  const chosen = samples.filter(({ id }) => choice.samples.includes(id));
  const title = choice.kind === 'CUSTOM' ? t('custom.name') : t('bar.count', { count: chosen.length, max });
  const isEmpty = choice.kind === 'STANDARD' && chosen.length === 0;
  const names = isEmpty ? t('bar.none', { max }) : format.list(chosen.map(({ name }) => name));
  return (
    <section
      inert={!useIsQueryReady()}
      aria-label={t('bar.label')}
      className={`scripted -mx-gutter flex items-center justify-end gap-x-6 border-t border-line bg-paper px-gutter py-4 ${isEmpty ? '' : 'bottom-bar sticky bottom-0 z-sticky'}`}
    >
      <div role="status" className="min-w-0 text-small max-sm:grow sm:text-end">
        <p className="font-semibold tabular-nums">{title}</p>
        <p className={problem ? 'text-danger' : `text-ink-soft ${isEmpty ? '' : 'truncate max-sm:sr-only'}`}>
          {problem ?? names}
        </p>
      </div>
      <Button variant="primary" size="large" onClick={onConfirm} className="shrink-0">
        {t('confirm')}
      </Button>
    </section>
  );
}

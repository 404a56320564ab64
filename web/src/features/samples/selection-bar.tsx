'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { RequestSelection } from './request-query.ts';
import type { SelectableSample } from './sample-selection.ts';

type Props = {
  selection: RequestSelection;
  samples: readonly SelectableSample[];
  max: number;
  /** Error about the selection. */
  problem: string | null;
  onConfirm: () => void;
};

export function SelectionBar({ selection, samples, max, problem, onConfirm }: Props) {
  const t = useTranslations('Samples');
  const format = useFormatter();
  const selected = samples.filter(({ id }) => selection.samples.includes(id));
  const title = selection.kind === 'CUSTOM' ? t('custom.name') : t('bar.count', { count: selected.length, max });
  const isEmpty = selection.kind === 'STANDARD' && selected.length === 0;
  const names = isEmpty ? t('bar.none', { max }) : format.list(selected.map(({ name }) => name));
  return (
    <section
      inert={!useIsQueryReady()}
      aria-label={t('bar.label')}
      className={`bottom-bar scripted -mb-stack z-sticky flex items-center justify-end gap-x-6 border-t border-line bg-paper py-3 max-sm:-mx-gutter max-sm:px-gutter sm:py-4 ${isEmpty ? 'sm:sticky sm:bottom-0' : 'sticky bottom-0'}`}
    >
      <div role="status" className="min-w-0 text-small max-sm:grow sm:text-end">
        <p className="font-semibold tabular-nums">{title}</p>
        <p className={problem ? 'text-danger' : `text-ink-soft max-sm:sr-only ${isEmpty ? '' : 'truncate'}`}>
          {problem ?? names}
        </p>
      </div>
      <Button variant={isEmpty ? 'secondary' : 'primary'} size="large" onClick={onConfirm} className="shrink-0">
        {t('confirm')}
      </Button>
    </section>
  );
}

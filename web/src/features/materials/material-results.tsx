'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { MaterialCriterion } from '../../gateway/schema.generated.ts';
import { Button } from '../../ui/button.tsx';
import type { MaterialList } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';

type Props = {
  list: MaterialList;
  /** True while another list is on its way. */
  isBusy?: boolean;
  /** Told in words how many there are, for the one place that announces it. */
  onStatus: (status: string) => void;
  onDrop: (criterion: MaterialCriterion) => void;
};

export function MaterialResults({ list, isBusy = false, onStatus, onDrop }: Props) {
  const t = useTranslations('Materials');
  const status = isBusy ? t('loading') : t('found', { count: list.totalCount });
  useEffect(() => onStatus(status), [onStatus, status]);
  return (
    <div aria-busy={isBusy}>
      {list.totalCount === 0 && <NoMatch relaxations={list.relaxations ?? []} onDrop={onDrop} />}
      <div className={isBusy ? 'opacity-60' : undefined}>
        <MaterialGrid items={list.items} />
      </div>
      {list.notSpecified.length > 0 && (
        <section className="mt-10 border-t border-line pt-6">
          <h2 className="text-xl font-semibold">{t('notSpecified')}</h2>
          <p className="mb-4 text-ink-soft">{t('notSpecifiedText')}</p>
          <MaterialGrid items={list.notSpecified} />
        </section>
      )}
    </div>
  );
}

type NoMatchProps = { relaxations: NonNullable<MaterialList['relaxations']>; onDrop: Props['onDrop'] };

function NoMatch({ relaxations, onDrop }: NoMatchProps) {
  const t = useTranslations('Materials');
  return (
    <section className="mb-6 border border-line bg-surface p-6">
      <h2 className="text-xl font-semibold">{t('noMatchTitle')}</h2>
      <p className="mt-1 text-ink-soft">{relaxations.length > 0 ? t('noMatchText') : t('noMatchReset')}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {relaxations.map(({ criterion, totalCount }) => (
          <li key={criterion}>
            <Button onClick={() => onDrop(criterion)}>
              {t('relaxation', { criterion: t(`criteria.${criterion}`), count: totalCount })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

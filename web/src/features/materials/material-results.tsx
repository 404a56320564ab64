'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { MaterialCriterion } from '#gateway/schema.generated.ts';
import { Button } from '#ui/button.tsx';
import { CompareNextStep, CompareToggle } from './compare/compare-toggle.tsx';
import type { Compared } from './compare/use-compared.ts';
import type { MaterialList } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';
import { MaterialGroups } from './material-groups.tsx';

type Props = {
  list: MaterialList;
  /** Whether the list has its default order, by category. */
  isByCategory: boolean;
  isBusy?: boolean;
  /** Reports the number of results to the shared live region. */
  onStatus: (status: string) => void;
  onDrop: (criterion: MaterialCriterion) => void;
  /** Null if the list has no comparison. */
  compared: Compared | null;
  /** Picture at the top of the page, which no card repeats. */
  openingPicture?: string | undefined;
};

export function MaterialResults({
  list,
  isByCategory,
  isBusy = false,
  onStatus,
  onDrop,
  compared,
  openingPicture,
}: Props) {
  const t = useTranslations('Materials');
  const status = isBusy ? t('loading') : t('found', { count: list.totalCount });
  useEffect(() => onStatus(status), [onStatus, status]);
  const renderControls = (material: MaterialList['items'][number]) => ({
    action: compared && <CompareToggle material={material} compared={compared} />,
    nextStep: compared && <CompareNextStep material={material} compared={compared} />,
    openingPicture,
  });
  return (
    <div aria-busy={isBusy}>
      {list.totalCount === 0 && <NoMatch relaxations={list.relaxations ?? []} onDrop={onDrop} />}
      <div className={`transition-opacity duration-calm ${isBusy ? 'opacity-60' : ''}`}>
        {isByCategory ? (
          <MaterialGroups items={list.items} renderControls={renderControls} />
        ) : (
          <MaterialGrid items={list.items} renderControls={renderControls} isFirst />
        )}
      </div>
      {list.notSpecified.length > 0 && (
        <section className="mt-12 border-t border-line pt-8">
          <h2 className="text-heading">{t('notSpecified')}</h2>
          <p className="mt-1 mb-6 text-ink-soft">{t('notSpecifiedText')}</p>
          <MaterialGrid items={list.notSpecified} renderControls={renderControls} />
        </section>
      )}
    </div>
  );
}

type NoMatchProps = { relaxations: NonNullable<MaterialList['relaxations']>; onDrop: Props['onDrop'] };

function NoMatch({ relaxations, onDrop }: NoMatchProps) {
  const t = useTranslations('Materials');
  return (
    <section className="mb-6 rounded-panel border border-line bg-surface p-6 desktop:p-10">
      <h2 className="text-heading">{t('noMatchTitle')}</h2>
      <p className="mt-2 text-ink-soft">{relaxations.length > 0 ? t('noMatchText') : t('noMatchReset')}</p>
      <ul className="mt-6 flex flex-wrap gap-2">
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

'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Suspense } from 'react';
import { type Choice, choose, countriesOf, nothingChosen, regionsOf, toChoice } from './distributor-choice.ts';
import type { DistributorEntry } from './distributor-entry.ts';
import { DistributorGroups, type Grouping } from './distributor-groups.tsx';
import { distributorParams } from './distributor-params.ts';
import { FilterChips } from './filter-chips.tsx';

type Props = { entries: readonly DistributorEntry[]; by: Grouping };

/** The list with its filter. Without JavaScript, and before it runs, the whole list is there. */
export function DistributorFinder(props: Props) {
  return (
    <Suspense fallback={<Finder {...props} choice={nothingChosen} isWaiting />}>
      <NuqsAdapter>
        <FinderOfAddress {...props} />
      </NuqsAdapter>
    </Suspense>
  );
}

function FinderOfAddress(props: Props) {
  const [params, setParams] = useQueryStates(distributorParams, { history: 'push' });
  return <Finder {...props} choice={toChoice(props.entries, params)} onChoose={(choice) => void setParams(choice)} />;
}

type FinderProps = Props & {
  choice: Choice;
  onChoose?: (choice: Choice) => void;
  /** True until the script that answers a choice runs. */
  isWaiting?: boolean;
};

function Finder({ entries, by, choice, onChoose = ignore, isWaiting = false }: FinderProps) {
  const t = useTranslations('Distributors');
  const shown = choose(entries, choice);
  return (
    <>
      <form inert={isWaiting} className="scripted grid gap-5 pb-6">
        <Chips entries={entries} by={by} choice={choice} onChoose={onChoose} />
      </form>
      <p role="status" className="mb-4 text-small text-ink-soft tabular-nums">
        {t('count', { count: shown.length })}
      </p>
      <DistributorGroups entries={shown} by={by} />
    </>
  );
}

function Chips({
  entries,
  by,
  choice,
  onChoose,
}: Required<Pick<FinderProps, 'entries' | 'by' | 'choice' | 'onChoose'>>) {
  const t = useTranslations('Distributors');
  const { region, country } = choice;
  const around = by === 'country' ? entries : choose(entries, { region, country: null });
  const regions = regionsOf(entries).map((one) => ({ ...one, label: t(`regions.${one.id}`) }));
  return (
    <>
      {by === 'region' && (
        <FilterChips
          label={t('region')}
          all={t('allRegions')}
          options={regions}
          chosen={region}
          onChoose={(id) => onChoose({ region: id, country: null })}
        />
      )}
      {(by === 'country' || region !== null) && (
        <FilterChips
          label={t('country')}
          all={t('allCountries')}
          options={countriesOf(around)}
          chosen={country}
          onChoose={(id) => onChoose({ region: by === 'country' ? null : region, country: id })}
        />
      )}
    </>
  );
}

function ignore(): void {}

'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { DistributorEntry } from './distributor-entry.ts';
import {
  countriesOf,
  type DistributorFilter,
  filterDistributors,
  regionsOf,
  resolveFilter,
} from './distributor-filter.ts';
import { DistributorGroups, type Grouping } from './distributor-groups.tsx';
import { distributorParams } from './distributor-params.ts';
import { FilterChips } from './filter-chips.tsx';

type Props = { entries: readonly DistributorEntry[]; by: Grouping };

/** Without JavaScript, the whole list is shown. */
export function DistributorFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ entries, by }: Props) {
  const t = useTranslations('Distributors');
  const [params, setParams] = useQueryStates(distributorParams, { history: 'push' });
  // Grouped by country, there is no region filter.
  const filter = resolveFilter(entries, by === 'country' ? { ...params, region: null } : params);
  const shown = filterDistributors(entries, filter);
  return (
    <>
      <form inert={!useIsQueryReady()} className="scripted grid gap-5 pb-6">
        <Chips entries={entries} by={by} filter={filter} onChoose={(next) => void setParams(next)} />
      </form>
      <p role="status" className="mb-4 text-small text-ink-soft tabular-nums">
        {t('count', { count: shown.length })}
      </p>
      <DistributorGroups entries={shown} by={by} />
    </>
  );
}

type ChipsProps = Props & { filter: DistributorFilter; onChoose: (filter: DistributorFilter) => void };

function Chips({ entries, by, filter, onChoose }: ChipsProps) {
  const t = useTranslations('Distributors');
  const { region, country } = filter;
  const candidates = by === 'country' ? entries : filterDistributors(entries, { region, country: null });
  const regions = regionsOf(entries).map((one) => ({ ...one, label: t(`regions.${one.id}`) }));
  return (
    <>
      {by === 'region' && (
        <FilterChips
          label={t('region')}
          all={t('allRegions')}
          options={regions}
          selected={region}
          onChoose={(id) => onChoose({ region: id, country: null })}
        />
      )}
      {(by === 'country' || region !== null) && (
        <FilterChips
          label={t('country')}
          all={t('allCountries')}
          options={countriesOf(candidates)}
          selected={country}
          onChoose={(id) => onChoose({ region: by === 'country' ? null : region, country: id })}
        />
      )}
    </>
  );
}

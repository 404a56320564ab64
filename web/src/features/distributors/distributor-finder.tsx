'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import type { DistributorEntry } from './distributor-entry.ts';
import {
  countriesOf,
  type DistributorFilter,
  emptyFilter,
  filterDistributors,
  regionsOf,
  resolveFilter,
} from './distributor-filter.ts';
import { DistributorGroups, DistributorRows, type Grouping } from './distributor-groups.tsx';
import { distributorParams } from './distributor-params.ts';
import { FilterChips } from './filter-chips.tsx';
import { DistributorMap } from './map/distributor-map.tsx';
import { fitView, WHOLE_MAP } from './map/map-view.ts';
import { type Origin, sortByDistance } from './nearest.ts';
import { OriginSelect } from './origin-select.tsx';

type Props = {
  entries: readonly DistributorEntry[];
  by: Grouping;
  origins: readonly Origin[];
  /** URL of the coastlines of the map. */
  land: string;
  /** Below the filters. */
  children?: ReactNode;
};

/** Without JavaScript, the whole list is shown. */
export function DistributorFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

/** As many as are in the view of the map. */
const NEAREST = 5;

function Finder({ entries, by, origins, land, children }: Props) {
  const t = useTranslations('Distributors');
  const [params, setParams] = useQueryStates(distributorParams, { history: 'push' });
  const origin = origins.find(({ id }) => id === params.near) ?? null;
  // Grouped by country, there is no region filter.
  const filter = origin ? emptyFilter : resolveFilter(entries, by === 'country' ? { ...params, region: null } : params);
  const shown = origin ? sortByDistance(entries, origin) : filterDistributors(entries, filter);
  const viewed = origin ? shown.slice(0, NEAREST) : shown;
  const view = viewed.length === entries.length ? WHOLE_MAP : fitView(viewed.flatMap(({ point }) => point ?? []));
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-6 pb-8 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-8">
          <form inert={!useIsQueryReady()} className="scripted grid gap-5">
            <Chips
              entries={entries}
              by={by}
              filter={filter}
              onChoose={(next) => void setParams({ ...next, near: null })}
            />
            <OriginSelect
              origins={origins}
              selected={origin}
              onChoose={(near) => void setParams({ ...emptyFilter, near })}
            />
          </form>
          {children}
        </div>
        <DistributorMap entries={shown} view={view} land={land} />
      </div>
      <p role="status" className="mb-4 text-small text-ink-soft tabular-nums">
        {t('count', { count: shown.length })}
      </p>
      {origin ? (
        <section aria-labelledby="nearest" className="border-t border-ink pt-4">
          <h2 id="nearest" className="mb-4 text-heading">
            {t('nearest.title', { country: origin.label })}
          </h2>
          <DistributorRows entries={shown} isCountryKnown={false} />
        </section>
      ) : (
        <DistributorGroups entries={shown} by={by} />
      )}
    </>
  );
}

type ChipsProps = {
  entries: readonly DistributorEntry[];
  by: Grouping;
  filter: DistributorFilter;
  onChoose: (filter: DistributorFilter) => void;
};

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

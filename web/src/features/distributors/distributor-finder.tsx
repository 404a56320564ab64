'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import type { DistributorArea } from '#content/distributors/distributor-areas.ts';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { AreaSelect } from './area-select.tsx';
import type { DistributorEntry } from './distributor-entry.ts';
import {
  countriesOf,
  type DistributorFilter,
  emptyFilter,
  filterDistributors,
  regionsOf,
  resolveFilter,
} from './distributor-filter.ts';
import { DistributorGroups, DistributorRows, type Grouping, groupOf } from './distributor-groups.tsx';
import { distributorParams } from './distributor-params.ts';
import { FilterChips } from './filter-chips.tsx';
import { DistributorMap } from './map/distributor-map.tsx';
import { fitView } from './map/map-view.ts';
import { type Origin, sortByDistance } from './nearest.ts';
import { OriginSelect } from './origin-select.tsx';

type Props = {
  entries: readonly DistributorEntry[];
  by: Grouping;
  origins: readonly Origin[];
  /** States or provinces of the home market, if each has one distributor. */
  areas?: readonly DistributorArea[];
  /** The region or country of the reader, by grouping. */
  home?: string | null;
  /** URL of the coastlines of the map; null leaves out the map. */
  land: string | null;
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

function Finder({ entries, by, origins, areas = [], home = null, land, children }: Props) {
  const t = useTranslations('Distributors');
  const [params, setParams] = useQueryStates(distributorParams, { history: 'push' });
  const area = areas.find(({ id }) => id === params.area) ?? null;
  const origin = area ? null : (origins.find(({ id }) => id === params.near) ?? null);
  // Grouped by country, there is no region filter.
  const filter = origin || area ? emptyFilter : resolveFilter(entries, by === 'country' ? { ...params, region: null } : params);
  const inArea = area && entries.filter(({ id }) => id === area.distributor);
  const shown = inArea ?? (origin ? sortByDistance(entries, origin) : filterDistributors(entries, filter));
  const isWhole = !origin && (shown.length === entries.length || shown.length === 0);
  const viewed = isWhole ? entries.filter((entry) => groupOf(entry, by) === home) : shown;
  const view = fitView((origin ? viewed.slice(0, NEAREST) : viewed).flatMap(({ point }) => point ?? []));
  return (
    <>
      <div
        className={`grid items-start gap-x-12 gap-y-6 pb-8 ${land ? 'desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}
      >
        <div className={`grid gap-8 ${land ? '' : 'desktop:grid-cols-2 desktop:gap-x-12'}`}>
          <form inert={!useIsQueryReady()} className="scripted grid gap-5">
            {areas.length > 0 && (
              <AreaSelect
                areas={areas}
                selected={area}
                onChoose={(id) => void setParams({ ...emptyFilter, near: null, area: id })}
              />
            )}
            <Chips
              entries={entries}
              by={by}
              filter={filter}
              onChoose={(next) => void setParams({ ...next, near: null, area: null })}
            />
            {origins.length > 0 && (
              <OriginSelect
                origins={origins}
                selected={origin}
                onChoose={(id) => void setParams({ ...emptyFilter, near: id, area: null })}
              />
            )}
          </form>
          {children}
        </div>
        {land && <DistributorMap entries={shown} view={view} land={land} />}
      </div>
      <p role="status" className="sr-only">
        {t('count', { count: shown.length })}
      </p>
      {origin || area ? (
        <section aria-labelledby="found" className="border-t border-ink pt-4">
          <h2 id="found" className="mb-4 text-heading">
            {area ? t('area.title', { area: area.name }) : t('nearest.title', { country: origin?.label ?? '' })}
          </h2>
          {area && shown.length === 0 && <p className="text-lead">{t('area.direct', { area: area.name })}</p>}
          <DistributorRows entries={shown} isCountryKnown={false} />
        </section>
      ) : (
        <DistributorGroups entries={shown} by={by} home={home} />
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

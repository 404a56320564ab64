'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
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
import { DistributorMap, type MapOffice } from './map/distributor-map.tsx';
import type { MapArea } from './map/map-areas.ts';
import { fitFrame, fitView, type MapPoint, type MapView } from './map/map-view.ts';
import { type Origin, sortByDistance } from './nearest.ts';
import { OriginSelect } from './origin-select.tsx';

type Props = {
  entries: readonly DistributorEntry[];
  by: Grouping;
  origins: readonly Origin[];
  /** States or provinces of the home market, if each has one distributor. */
  areas?: readonly MapArea[];
  /** Opposite corners of the home market on the map. */
  frame?: readonly MapPoint[];
  /** Our own office, on the map of the home market. */
  office?: MapOffice | null;
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

function Finder({ entries, by, origins, areas = [], frame = [], office = null, home = null, land, children }: Props) {
  const t = useTranslations('Distributors');
  const [params, setParams] = useQueryStates(distributorParams, { history: 'push' });
  const { area, origin, filter, shown } = findShown({ entries, by, origins, areas }, params);
  const { view, dots } = findView({ entries, by, home, frame }, { area, origin, shown });
  const chooseArea = (id: string | null) => void setParams({ ...emptyFilter, near: null, area: id });
  const filters = (
    <>
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
    </>
  );
  return (
    <>
      <div
        className={`grid items-start gap-x-12 gap-y-6 pb-8 ${land ? 'desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}
      >
        <div className={`grid gap-8 ${land ? '' : 'desktop:grid-cols-2 desktop:gap-x-12'}`}>
          <form inert={!useIsQueryReady()} className="scripted grid gap-5">
            {areas.length > 0 ? (
              <>
                <AreaSelect areas={areas} selected={area} onChoose={chooseArea} />
                <details
                  open={filter.region !== null || origin !== null || undefined}
                  className="list-fold unmarked border-y border-line"
                >
                  <summary>
                    <span className="font-medium">{t('elsewhere')}</span>
                    <span aria-hidden className="plus-minus" />
                  </summary>
                  <div className="grid gap-5 pb-5">{filters}</div>
                </details>
              </>
            ) : (
              filters
            )}
          </form>
          {children}
        </div>
        {land && (
          <DistributorMap
            entries={dots}
            firms={entries}
            view={view}
            land={land}
            areas={areas}
            selectedArea={area?.id ?? null}
            onChooseArea={chooseArea}
            office={office}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {t('count', { count: shown.length })}
      </p>
      <Results entries={shown} by={by} home={home} area={area} origin={origin} />
    </>
  );
}

type Place = { area: MapArea | null; origin: Origin | null };

type Viewed = Pick<Props, 'entries' | 'by' | 'home'> & { frame: readonly MapPoint[] };

/** Unless the visitor narrows the list, the map shows the home market with the distributors of its region. */
function findView(
  { entries, by, home, frame }: Viewed,
  { area, origin, shown }: Place & { shown: readonly DistributorEntry[] },
): { view: MapView; dots: readonly DistributorEntry[] } {
  const isWhole = !origin && (shown.length === entries.length || shown.length === 0);
  const viewed = isWhole ? entries.filter((entry) => groupOf(entry, by) === home) : shown;
  if (frame.length > 0 && area) return { view: fitFrame(frame), dots: shown };
  if (frame.length > 0 && isWhole) return { view: fitFrame(frame), dots: viewed };
  const fitted = origin ? viewed.slice(0, NEAREST) : viewed;
  return { view: fitView(fitted.flatMap(({ point }) => point ?? [])), dots: shown };
}

/** An area comes before a country to sort by distance from, and both before the filters. */
function findShown(
  { entries, by, origins, areas }: Pick<Props, 'entries' | 'by' | 'origins'> & { areas: readonly MapArea[] },
  params: DistributorFilter & { near: string | null; area: string | null },
): Place & { filter: DistributorFilter; shown: readonly DistributorEntry[] } {
  const area = areas.find(({ id }) => id === params.area) ?? null;
  if (area) {
    const shown = entries.filter(({ id }) => id === area.distributor);
    return { area, origin: null, filter: emptyFilter, shown };
  }
  const origin = origins.find(({ id }) => id === params.near) ?? null;
  if (origin) return { area, origin, filter: emptyFilter, shown: sortByDistance(entries, origin) };
  // Grouped by country, there is no region filter.
  const filter = resolveFilter(entries, by === 'country' ? { ...params, region: null } : params);
  return { area, origin, filter, shown: filterDistributors(entries, filter) };
}

type ResultsProps = Place & { entries: readonly DistributorEntry[]; by: Grouping; home: string | null };

function Results({ entries, by, home, area, origin }: ResultsProps) {
  const t = useTranslations('Distributors');
  if (!area && !origin) return <DistributorGroups entries={entries} by={by} home={home} />;
  return (
    <section aria-labelledby="found" className="border-t border-ink pt-4">
      <h2 id="found" className="mb-4 text-heading">
        {area ? t('area.title', { area: area.name }) : t('nearest.title', { country: origin?.label ?? '' })}
      </h2>
      {area && entries.length === 0 && <p className="text-lead">{t('area.direct', { area: area.name })}</p>}
      <DistributorRows entries={entries} isCountryKnown={false} />
    </section>
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

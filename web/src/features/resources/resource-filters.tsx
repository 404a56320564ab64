'use client';

import { useTranslations } from 'next-intl';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { ResourceEntry } from './resource-finder.tsx';
import {
  filterResources,
  isElsewhere,
  isSortOrder,
  type ModuleName,
  moduleNames,
  modules,
  type ResourceQuery,
  sortOrders,
} from './resource-query.ts';

type Props = {
  rows: readonly ResourceEntry[];
  query: ResourceQuery;
  onChange: (query: ResourceQuery) => void;
};

export function ResourceFilters({ rows, query, onChange }: Props) {
  const t = useTranslations('Resources');
  const options = moduleNames.flatMap((id) => {
    const count = rows.filter(({ module }) => module === modules[id]).length;
    // A chosen type stays, so that it can be unchosen.
    if (count === 0 && !query.module.includes(id)) return [];
    const name = t(`modules.${modules[id]}`);
    // The default view, whose total the counts add up to, does not include them.
    return { id, label: isElsewhere(id) ? name : t('moduleCount', { module: name, count }) };
  });
  const groups = [
    { legend: t('module'), isIn: (id: ModuleName) => !isElsewhere(id) },
    { legend: t('elsewhereModules'), isIn: isElsewhere },
  ];
  const works = countFacets(filterResources(rows, { ...query, work: [] }).flatMap((row) => row.works));
  const printers = countFacets(filterResources(rows, { ...query, printer: [] }).flatMap((row) => row.printers));
  const facets = [
    { name: 'work', facet: 'work', found: works.filter(({ isDental }) => isDental) },
    { name: 'otherWork', facet: 'work', found: works.filter(({ isDental }) => !isDental) },
    { name: 'printer', facet: 'printer', found: printers },
  ] as const;
  return (
    <div
      inert={!useIsQueryReady()}
      className="scripted mb-6 grid gap-6 text-small desktop:sticky desktop:top-24 desktop:mb-0"
    >
      <Field label={t('sort')}>
        {(control) => (
          <Select
            {...control}
            value={query.sort}
            options={sortOrders.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
            onChange={({ target }) => {
              if (isSortOrder(target.value)) onChange({ ...query, sort: target.value });
            }}
          />
        )}
      </Field>
      <Disclosure summary={t('filterCount', { count: query.module.length + query.work.length + query.printer.length })}>
        {groups.map(({ legend, isIn }) => (
          <CheckboxGroup
            key={legend}
            legend={legend}
            isOpen
            options={options.filter(({ id }) => isIn(id))}
            selected={query.module.filter(isIn)}
            onChange={(ids) => {
              const module = moduleNames.filter((id) => (isIn(id) ? ids : query.module).includes(id));
              onChange({ ...query, module });
            }}
          />
        ))}
        {facets.map(({ name, facet, found }) => {
          const selected = query[facet].filter((id) => found.some((one) => one.id === id));
          const others = query[facet].filter((id) => !selected.includes(id));
          return (
            <CheckboxGroup
              key={name}
              legend={t(name)}
              isOpen={name === 'work' || selected.length > 0}
              options={found.map(({ id, name: text, count }) => ({
                id,
                label: t('moduleCount', { module: text, count }),
              }))}
              selected={selected}
              onChange={(ids) => onChange({ ...query, [facet]: [...others, ...ids] })}
            />
          );
        })}
      </Disclosure>
    </div>
  );
}

/** By name, with how often each occurs. */
function countFacets<Facet extends { id: string; name: string }>(facets: readonly Facet[]) {
  return [...Map.groupBy(facets, ({ id }) => id).values()]
    .flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, count: same.length })))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

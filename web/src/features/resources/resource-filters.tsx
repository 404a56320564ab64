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
  const facets = (['work', 'printer'] as const).map((facet) => ({
    facet,
    options: countFacets(filterResources(rows, { ...query, [facet]: [] }), facet).map(({ id, name, count }) => ({
      id,
      label: t('moduleCount', { module: name, count }),
    })),
  }));
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
        {facets.map(({ facet, options }) => (
          <CheckboxGroup
            key={facet}
            legend={t(facet)}
            isOpen={facet === 'work' || query[facet].length > 0}
            options={options}
            selected={query[facet]}
            onChange={(ids) => onChange({ ...query, [facet]: ids })}
          />
        ))}
      </Disclosure>
    </div>
  );
}

/** Printers or work that the resources are about, by name. */
function countFacets(rows: readonly ResourceEntry[], facet: 'printer' | 'work') {
  const found = Map.groupBy(
    rows.flatMap(({ printers, works }) => (facet === 'printer' ? printers : works)),
    ({ id }) => id,
  );
  return [...found.values()]
    .flatMap((same) => same.slice(0, 1).map((one) => ({ ...one, count: same.length })))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

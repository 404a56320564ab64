'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import type { CaseStudyField } from '#gateway/schema.generated.ts';
import { Field } from '#ui/field.tsx';
import { QueryChips } from '#ui/query-chips.tsx';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import { scopeOfField } from './case-study-scopes.ts';
import {
  fieldNames,
  fields,
  filterCases,
  type OverviewQuery,
  overviewParams,
  sortOrders,
  toOverviewSearch,
  uses,
} from './overview-query.ts';
import { type ResultKind, resultKinds } from './result-kinds.ts';

type OverviewEntry = {
  id: string;
  field: CaseStudyField;
  results: readonly ResultKind[];
  isEvaluation: boolean;
  publishedOn: string;
  node: ReactNode;
};

type Props = {
  /** Server-rendered rows: daily use first, newest first. */
  rows: readonly OverviewEntry[];
};

/** Without JavaScript, all case studies are shown. */
export function OverviewFinder(props: Props) {
  return (
    <QueryStateProvider>
      <Finder {...props} />
    </QueryStateProvider>
  );
}

function Finder({ rows }: Props) {
  const t = useTranslations('CaseStudies');
  const [query, setQuery] = useQueryStates(overviewParams, { history: 'push' });
  const found = filterCases(rows, query);
  return (
    <>
      <Filters rows={rows} query={query} onChange={(change) => void setQuery(change)} />
      <h2 className="sr-only">{t('cases')}</h2>
      <p role="status" className="mt-6 mb-4 text-small text-ink-soft tabular-nums">
        {t('found', { count: found.length })}
      </p>
      <ul data-result={query.result} className="border-b border-line">
        {found.map(({ id, node }) => (
          <li key={id}>{node}</li>
        ))}
      </ul>
    </>
  );
}

type FiltersProps = Pick<Props, 'rows'> & { query: OverviewQuery; onChange: (change: Partial<OverviewQuery>) => void };

function Filters({ rows, query, onChange }: FiltersProps) {
  const t = useTranslations('CaseStudies');
  const nameOf = (field: CaseStudyField | null) =>
    field ? t(`scopes.${scopeOfField(field)}.name`) : t('overview.uses.any');
  const options = [null, ...fieldNames].map((field) => ({
    value: field ?? '',
    label: `${nameOf(field && fields[field])} · ${filterCases(rows, { ...query, field }).length}`,
  }));
  const results = [null, ...resultKinds].map((result) => ({
    id: result,
    label: t(`overview.results.${result ?? 'any'}`),
    count: filterCases(rows, { ...query, result }).length,
    href: toOverviewSearch('', { ...query, result }) || '?',
  }));
  return (
    <div inert={!useIsQueryReady()} className="scripted grid grid-cols-[minmax(0,1fr)] gap-y-4">
      <QueryChips label={t('overview.result')} chips={results} selected={query.result} />
      <div className="grid grid-cols-2 items-end gap-x-5 gap-y-4 *:last:max-sm:col-span-full sm:grid-cols-[repeat(3,minmax(0,16rem))] sm:gap-x-8">
        <Field label={t('fields')}>
          {(control) => (
            <Select
              {...control}
              value={query.field ?? ''}
              options={options}
              onChange={({ target }) => onChange({ field: fieldNames.find((field) => field === target.value) ?? null })}
            />
          )}
        </Field>
        <Field label={t('overview.use')}>
          {(control) => (
            <Select
              {...control}
              value={query.use ?? ''}
              options={[
                { value: '', label: t('overview.uses.any') },
                ...uses.map((use) => ({ value: use, label: t(`overview.uses.${use}`) })),
              ]}
              onChange={({ target }) => onChange({ use: uses.find((use) => use === target.value) ?? null })}
            />
          )}
        </Field>
        <Field label={t('overview.sort')}>
          {(control) => (
            <Select
              {...control}
              value={query.sort}
              options={sortOrders.map((order) => ({ value: order, label: t(`overview.sorts.${order}`) }))}
              onChange={({ target }) =>
                onChange({ sort: sortOrders.find((order) => order === target.value) ?? 'home' })
              }
            />
          )}
        </Field>
      </div>
    </div>
  );
}

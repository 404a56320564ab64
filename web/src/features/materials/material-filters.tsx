'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { MaterialSort } from '#gateway/schema.generated.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field } from '#ui/field.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { MaterialFilterOptions } from './material-data.ts';
import { sortOrders } from './material-params.ts';
import { countCriteria, type IdCriterion, type MaterialQuery, toRange } from './material-query.ts';
import { standardName } from './material-standards.ts';
import { RangeField } from './range-field.tsx';

type Props = {
  options: MaterialFilterOptions;
  query: MaterialQuery;
  /** Whether only some of the materials may be used today in the market of the locale. */
  hasUsable: boolean;
  onChange: (query: MaterialQuery) => void;
  onReset: () => void;
};

const USABLE = 'usable';

const ID_CRITERIA = [
  ['categories', 'CATEGORIES'],
  ['colors', 'COLORS'],
  ['printers', 'PRINTERS'],
  ['usages', 'USAGES'],
  ['addOns', 'ADD_ONS'],
] as const satisfies [IdCriterion, string][];

export function MaterialFilters({ options, query, hasUsable, onChange, onReset }: Props) {
  const t = useTranslations('Materials');
  const selected = countCriteria(query);
  return (
    <form
      inert={!useIsQueryReady()}
      className="scripted scroll-column mb-6 text-small desktop:sticky desktop:top-24 desktop:mb-0 desktop:max-h-[calc(100dvh-7rem)] desktop:overflow-y-auto desktop:pe-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <SortField value={query.sort} onChange={(sort) => onChange({ ...query, sort })} />
      <Disclosure summary={t('filterCount', { count: selected })}>
        {hasUsable && (
          <CheckboxGroup
            legend={t('availability')}
            isOpen
            options={[{ id: USABLE, label: t('trade.registration.mark.usable') }]}
            selected={query.isUsable ? [USABLE] : []}
            onChange={(ids) => onChange({ ...query, isUsable: ids.includes(USABLE) })}
          />
        )}
        {shownCriteria(options).map(([field, criterion]) => (
          <CheckboxGroup
            key={field}
            legend={t(`criteria.${criterion}`)}
            isOpen={field === 'categories'}
            options={options[field]}
            selected={query[field]}
            onChange={(ids) => onChange({ ...query, [field]: ids })}
          />
        ))}
        <CheckboxGroup
          legend={t('criteria.BIOCOMPATIBILITY')}
          options={options.biocompatibility.map((id) => ({ id, label: standardName(id) }))}
          selected={query.biocompatibility}
          onChange={(ids) =>
            onChange({ ...query, biocompatibility: options.biocompatibility.filter((id) => ids.includes(id)) })
          }
        />
        <RangeFields options={options} query={query} onChange={onChange} />
        {selected > 0 && (
          <Button size="small" className="mt-4 w-full" onClick={onReset}>
            {t('reset')}
          </Button>
        )}
      </Disclosure>
    </form>
  );
}

/** Each material has one category: a single one is that of all of them. */
function shownCriteria({ categories }: MaterialFilterOptions) {
  return ID_CRITERIA.filter(([field]) => field !== 'categories' || categories.length > 1);
}

function SortField({ value, onChange }: { value: MaterialSort; onChange: (sort: MaterialSort) => void }) {
  const t = useTranslations('Materials');
  return (
    <Field label={t('sort')} className="mb-6">
      {(control) => (
        <Select
          {...control}
          value={value}
          options={sortOrders.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
          onChange={({ target }) => onChange(sortOrders.find((order) => order === target.value) ?? 'DEFAULT')}
        />
      )}
    </Field>
  );
}

function RangeFields({ options, query, onChange }: Omit<Props, 'hasUsable' | 'onReset'>) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  return (
    <FilterGroup legend={t('criteria.PROPERTIES')} isOpen={Object.keys(query.ranges).length > 0}>
      {options.properties.map(({ property, name, unit, min, max }) => (
        <RangeField
          key={property}
          name={name}
          unit={unit}
          hint={t('occurring', { min: format.number(min), max: format.number(max), unit })}
          range={query.ranges[property] ?? {}}
          onChange={(low, high) => {
            const { [property]: _, ...others } = query.ranges;
            const range = toRange(low, high);
            onChange({ ...query, ranges: range ? { ...others, [property]: range } : others });
          }}
        />
      ))}
    </FilterGroup>
  );
}

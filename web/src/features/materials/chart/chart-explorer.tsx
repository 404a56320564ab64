'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { type ComponentProps, useId } from 'react';
import { localeFromTag } from '#i18n/paths.ts';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import { isUsableIn } from '../trade/trade-rows.ts';
import { type Axes, ChartPanel } from './chart-panel.tsx';
import { chartParams } from './chart-params.ts';

type Props = Pick<ComponentProps<typeof ChartPanel>, 'materials' | 'properties' | 'isDental'> & {
  /** Of which the chart shows one or all; none if it always shows all materials. */
  categories?: readonly { id: string; label: string }[];
};

const ALL = 'all';

/** Without JavaScript, the chart shows the default axes and the largest category of what may be used today. */
export function ChartExplorer(props: Props) {
  return (
    <QueryStateProvider>
      <AxisChart {...props} />
    </QueryStateProvider>
  );
}

function AxisChart({ materials, properties, isDental, categories = [] }: Props) {
  const t = useTranslations('Materials');
  const locale = localeFromTag(useLocale());
  const usable = materials.filter((material) => isUsableIn(material, locale));
  const [{ charted, ...axes }, setParams] = useQueryStates(chartParams, { history: 'replace' });
  const category =
    [...categories.map(({ id }) => id), ALL].find((id) => id === charted) ??
    findLargest(usable.length > 0 ? usable : materials, categories);
  const options = properties.map(({ property, name }) => ({ value: property, label: name }));
  const choose = (axis: keyof Axes) => (value: string) => {
    const selected = properties.find(({ property }) => property === value);
    if (selected) void setParams({ [axis]: selected.property });
  };
  return (
    <ChartPanel
      materials={materials}
      category={category === ALL ? null : category}
      properties={properties}
      axes={axes}
      isDental={isDental}
      choice={
        <div inert={!useIsQueryReady()} className="scripted mb-6 grid max-w-4xl gap-4 sm:grid-cols-3">
          {categories.length > 0 && (
            <ChartSelect
              label={t('criteria.CATEGORIES')}
              value={category}
              options={[...categories.map(({ id, label }) => ({ value: id, label })), { value: ALL, label: t('all') }]}
              onChoose={(id) => void setParams({ charted: id })}
            />
          )}
          <ChartSelect label={t('chart.x')} value={axes.x} options={options} onChoose={choose('x')} />
          <ChartSelect label={t('chart.y')} value={axes.y} options={options} onChoose={choose('y')} />
        </div>
      }
    />
  );
}

function findLargest(materials: Props['materials'], categories: readonly { id: string }[]): string {
  const sizeOf = (id: string) => materials.filter((material) => material.categories.includes(id)).length;
  return categories.toSorted((a, b) => sizeOf(b.id) - sizeOf(a.id))[0]?.id ?? ALL;
}

type SelectProps = {
  label: string;
  value: string;
  options: ComponentProps<typeof Select>['options'];
  onChoose: (value: string) => void;
};

function ChartSelect({ label, value, options, onChoose }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small">
        {label}
      </label>
      <Select id={id} value={value} options={options} onChange={({ target }) => onChoose(target.value)} />
    </div>
  );
}

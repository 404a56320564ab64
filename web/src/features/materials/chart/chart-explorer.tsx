'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { type ComponentProps, useId } from 'react';
import { localeFromTag } from '#i18n/paths.ts';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { MaterialFacts, MeasuredProperty } from '../material-facts.ts';
import { isUsableIn } from '../trade/trade-rows.ts';
import { type Axes, ChartPanel } from './chart-panel.tsx';
import { chartParams } from './chart-params.ts';
import type { Axis } from './chart-points.ts';

type Props = Pick<ComponentProps<typeof ChartPanel>, 'materials' | 'properties' | 'isDental'> & {
  /** Of which the chart shows one or all; none if it always shows all materials. */
  categories?: readonly { id: string; label: string }[];
};

const ALL = 'all';

const DEFAULT_AXES: Axes = { x: 'FLEXURAL_MODULUS', y: 'FLEXURAL_STRENGTH' };

/** What a resin is chosen by in its category, by the id of the category. */
const CATEGORY_AXES: Partial<Record<string, Axes>> = {
  'dental-model': { x: 'DIMENSIONAL_CHANGE', y: 'HEAT_DEFLECTION_TEMPERATURE' },
};

/** Without JavaScript, the chart shows the default axes and the largest category of what may be used today. */
export function ChartExplorer(props: Props) {
  return (
    <QueryStateProvider>
      <AxisChart {...props} />
    </QueryStateProvider>
  );
}

function AxisChart({ materials, properties: filtered, isDental, categories = [] }: Props) {
  const t = useTranslations('Materials');
  const locale = localeFromTag(useLocale());
  const usable = materials.filter((material) => isUsableIn(material, locale));
  const [{ charted, x, y }, setParams] = useQueryStates(chartParams, { history: 'replace' });
  const category =
    [...categories.map(({ id }) => id), ALL].find((id) => id === charted) ??
    findLargest(usable.length > 0 ? usable : materials, categories);
  const properties = [...filtered, ...useModelAxes(materials)];
  const defaults = findDefaultAxes(materials, category);
  const findKnown = (name: MeasuredProperty | null) => properties.find(({ property }) => property === name)?.property;
  const axes = { x: findKnown(x) ?? defaults.x, y: findKnown(y) ?? defaults.y };
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

/** The tests of models, if the materials have them. */
function useModelAxes(materials: readonly MaterialFacts[]): Axis[] {
  const t = useTranslations('Materials');
  const names = { DIMENSIONAL_CHANGE: t('dimensionalChange'), DETAIL_REPRODUCTION: t('detailReproduction') };
  const tests = materials.flatMap(({ modelTests }) => modelTests.map((test) => [test.property, test] as const));
  return [...new Map(tests).values()].map((test) => ({ ...test, name: names[test.property] }));
}

/** Those of the category, if its materials have the values. */
function findDefaultAxes(materials: readonly MaterialFacts[], category: string): Axes {
  const own = CATEGORY_AXES[category];
  const members = materials.filter(({ categories }) => categories.includes(category));
  return own && members.some(({ values }) => own.x in values && own.y in values) ? own : DEFAULT_AXES;
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

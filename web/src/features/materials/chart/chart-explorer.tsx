'use client';

import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { type ComponentProps, useId } from 'react';
import { QueryStateProvider, useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import { type Axes, ChartPanel } from './chart-panel.tsx';
import { chartParams } from './chart-params.ts';

type Props = Pick<ComponentProps<typeof ChartPanel>, 'materials' | 'properties' | 'isDental'>;

/** Without JavaScript, the chart shows the default axes. */
export function ChartExplorer(props: Props) {
  return (
    <QueryStateProvider>
      <AxisChart {...props} />
    </QueryStateProvider>
  );
}

function AxisChart({ materials, properties, isDental }: Props) {
  const t = useTranslations('Materials.chart');
  const [axes, setAxes] = useQueryStates(chartParams, { history: 'replace' });
  const options = properties.map(({ property, name }) => ({ value: property, label: name }));
  const choose = (axis: keyof Axes) => (value: string) => {
    const selected = properties.find(({ property }) => property === value);
    if (selected) void setAxes({ [axis]: selected.property });
  };
  return (
    <ChartPanel
      materials={materials}
      properties={properties}
      axes={axes}
      isDental={isDental}
      choice={
        <div inert={!useIsQueryReady()} className="scripted mb-6 grid max-w-2xl gap-4 sm:grid-cols-2">
          <AxisSelect label={t('x')} value={axes.x} options={options} onChoose={choose('x')} />
          <AxisSelect label={t('y')} value={axes.y} options={options} onChoose={choose('y')} />
        </div>
      }
    />
  );
}

type AxisProps = {
  label: string;
  value: string;
  options: ComponentProps<typeof Select>['options'];
  onChoose: (value: string) => void;
};

function AxisSelect({ label, value, options, onChoose }: AxisProps) {
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

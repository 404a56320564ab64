import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MaterialFacts, MeasuredProperty } from '../material-facts.ts';
import { ValueTable } from '../value-table.tsx';
import { type Axis, toPoints } from './chart-points.ts';
import { PropertyBars } from './property-bars.tsx';
import { PropertyChart } from './property-chart.tsx';

export type Axes = { x: MeasuredProperty; y: MeasuredProperty };

type Props = {
  materials: readonly MaterialFacts[];
  /** Of the materials in the chart; null for all. The table has all. */
  category: string | null;
  properties: readonly Axis[];
  axes: Axes;
  choice: ReactNode;
  /** Whether the cards show strengths to dental standards instead. */
  isDental: boolean;
};

/** With fewer materials, the table says more. */
const MIN_CHARTED = 8;

export function ChartPanel({ materials, category, properties, axes, choice, isDental }: Props) {
  const t = useTranslations('Materials.chart');
  const [x, y] = [axisOf(properties, axes.x), axisOf(properties, axes.y)];
  if (!x || !y) return null;
  if (materials.length < MIN_CHARTED) {
    return (
      <section aria-labelledby="chart" className="mt-16 border-t border-line pt-10">
        <h2 id="chart" className="mb-6 text-heading">
          {t('heading')}
        </h2>
        <ValueTable caption={t('heading')} materials={materials} properties={properties} />
      </section>
    );
  }
  const charted = category === null ? materials : materials.filter(({ categories }) => categories.includes(category));
  const points = toPoints(charted, x.property, y.property);
  const hasStrength = [x, y].some(({ property }) => property === 'FLEXURAL_STRENGTH');
  return (
    <section aria-labelledby="chart" className="mt-16 border-t border-line pt-10">
      <h2 id="chart" className="text-heading">
        {t('heading')}
      </h2>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">
        {t('intro')}
        {isDental && hasStrength && <span className="block">{t('dentalStandards')}</span>}
      </p>
      {choice}
      {(['wide', 'medium'] as const).map((size) => (
        <PropertyChart key={size} points={points} x={x} y={y} size={size} />
      ))}
      <PropertyBars points={points} x={x} y={y} />
      {points.length < charted.length && (
        <p className="mt-3 text-small text-ink-soft">{t('left', { count: charted.length - points.length })}</p>
      )}
      <details className="unmarked mt-6 border-y border-line">
        <summary className="flex items-center justify-between gap-6 py-4 font-medium transition-colors duration-quick hover:text-accent">
          {t('table')}
          <span aria-hidden className="plus-minus" />
        </summary>
        <div className="pb-4">
          <ValueTable caption={t('heading')} materials={materials} properties={properties} />
        </div>
      </details>
    </section>
  );
}

function axisOf(properties: Props['properties'], property: MeasuredProperty): Axis | undefined {
  return properties.find((one) => one.property === property);
}

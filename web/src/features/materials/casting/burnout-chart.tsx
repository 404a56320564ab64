import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { toFahrenheit } from '#ui/format-measurement.ts';
import { createScale, positionOn } from '../chart/chart-scale.ts';
import { toBurnoutCurve } from './burnout-curve.ts';
import type { CastingMaterial } from './casting-data.ts';

const PLOT = { left: 64, right: 64, top: 32, bottom: 56 };

/** Text keeps its size, so narrower windows get separate drawings. */
const SIZES = {
  wide: { width: 1180, height: 340, hourStep: 1, className: 'max-desktop:hidden' },
  medium: { width: 720, height: 320, hourStep: 2, className: 'max-sm:hidden desktop:hidden' },
  narrow: { width: 360, height: 320, hourStep: 4, className: 'sm:hidden' },
};

const TEMPERATURE_STEPS = 5;

/** Of up to two materials; the table below has the same values. */
const STROKES = ['stroke-accent', 'stroke-ink [stroke-dasharray:6_4]'];
/** Of the temperatures, in the colors of the curves. */
const FILLS = ['fill-accent', 'fill-ink'];

/** Temperature over time, from room temperature to casting. */
export function BurnoutChart({ materials }: { materials: readonly CastingMaterial[] }) {
  const curves = materials.map(({ id, name, casting }) => ({ id, name, points: toBurnoutCurve(casting) }));
  return (
    <figure>
      <Drawing curves={curves} size="wide" />
      <Drawing curves={curves} size="medium" />
      <Drawing curves={curves} size="narrow" />
      <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
        {curves.map(({ id, name }, index) => (
          <span key={id} className="flex items-center gap-2">
            <svg aria-hidden viewBox="0 0 28 4" className="h-1 w-7">
              <path d="M0 2H28" className={`stroke-2 ${STROKES[index % STROKES.length]}`} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/**
 * Where the temperature of a hold is written: at the last curve that reaches it. The rises of the first curve have it
 * above, everything else below, so that two labels never meet.
 */
function toHoldLabels(curves: readonly Curve[]) {
  const labels = new Map<number, { hours: number; curve: number; isAbove: boolean }>();
  for (const [curve, { points }] of curves.entries())
    for (const [index, { celsius, hours }] of points.entries()) {
      const before = points[index - 1]?.celsius;
      if (before !== undefined && before !== celsius && hours >= (labels.get(celsius)?.hours ?? 0))
        labels.set(celsius, { hours, curve, isAbove: curve === 0 && before < celsius });
    }
  return [...labels].map(([celsius, label]) => ({ celsius, ...label }));
}

type Curve = { id: string; points: ReturnType<typeof toBurnoutCurve> };
type DrawingProps = { curves: readonly Curve[]; size: keyof typeof SIZES };

function Drawing({ curves, size }: DrawingProps) {
  const t = useTranslations('Materials.casting');
  const format = useFormatter();
  const hasFahrenheit = localeFromTag(useLocale()) === 'en';
  const { width, height, hourStep, className } = SIZES[size];
  const inner = { width: width - PLOT.left - PLOT.right, height: height - PLOT.top - PLOT.bottom };
  const points = curves.flatMap((curve) => curve.points);
  const hours = toHourScale(Math.max(...points.map((point) => point.hours)), hourStep);
  const celsius = createScale(
    points.map((point) => point.celsius),
    TEMPERATURE_STEPS,
  );
  const left = (value: number) => PLOT.left + positionOn(hours, value) * inner.width;
  const top = (value: number) => PLOT.top + (1 - positionOn(celsius, value)) * inner.height;
  // On phones, the axes alone have degrees Fahrenheit.
  const nameOf = (value: number) =>
    hasFahrenheit && size !== 'narrow'
      ? `${format.number(value)}\u00a0°C, ${format.number(toFahrenheit(value))}\u00a0°F`
      : format.number(value);
  const [end, bottom] = [PLOT.left + inner.width, PLOT.top + inner.height];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`h-auto w-full ${className}`}>
      <title>{t('chart')}</title>
      {celsius.ticks.map((tick) => (
        <g key={tick} className="fill-ink-soft text-fine tabular-nums">
          <path d={`M${PLOT.left} ${top(tick)}H${end}`} className="stroke-line" />
          <text x={PLOT.left - 10} y={top(tick) + 4} textAnchor="end">
            {format.number(tick)}
          </text>
          {hasFahrenheit && (
            <text x={end + 10} y={top(tick) + 4}>
              {format.number(toFahrenheit(tick))}
            </text>
          )}
        </g>
      ))}
      {hours.ticks.map((tick) => (
        <text key={tick} x={left(tick)} y={bottom + 20} textAnchor="middle" className="fill-ink-soft text-fine">
          {format.number(tick)}
        </text>
      ))}
      <g className="fill-ink-soft text-small">
        <text x={end} y={height - 8} textAnchor="end">
          {t('hours')}
        </text>
        <text x={PLOT.left - 10} y={14} textAnchor="end">
          °C
        </text>
        {hasFahrenheit && (
          <text x={end + 10} y={14}>
            °F
          </text>
        )}
      </g>
      {curves.map((curve, index) => (
        <path
          key={curve.id}
          d={`M${curve.points.map((point) => `${left(point.hours)} ${top(point.celsius)}`).join('L')}`}
          className={`fill-none stroke-2 ${STROKES[index % STROKES.length]}`}
        />
      ))}
      <g className="stroke-4 stroke-paper text-fine tabular-nums" paintOrder="stroke">
        {toHoldLabels(curves).map((hold) => (
          <text
            key={hold.celsius}
            x={left(hold.hours) + (hold.isAbove ? 0 : 6)}
            y={top(hold.celsius) + (hold.isAbove ? -7 : 16)}
            textAnchor={hold.isAbove ? 'end' : 'start'}
            className={FILLS[hold.curve % FILLS.length]}
          >
            {nameOf(hold.celsius)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** In whole hours. */
function toHourScale(longest: number, step: number) {
  const count = Math.ceil(longest / step);
  return { min: 0, max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

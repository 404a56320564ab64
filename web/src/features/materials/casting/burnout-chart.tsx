import { useFormatter, useTranslations } from 'next-intl';
import { createScale, positionOn } from '../chart/chart-scale.ts';
import { toBurnoutCurve } from './burnout-curve.ts';
import type { CastingMaterial } from './casting-data.ts';

const PLOT = { left: 64, right: 16, top: 16, bottom: 56 };

/** Text keeps its size, so narrower windows get a separate drawing. */
const SIZES = {
  wide: { width: 640, height: 300, steps: 5, className: 'max-sm:hidden' },
  narrow: { width: 360, height: 300, steps: 4, className: 'sm:hidden' },
};

/** Of up to two materials; the table beside it has the same values. */
const STROKES = ['stroke-accent', 'stroke-ink [stroke-dasharray:6_4]'];

/** Temperature over time, from room temperature to the end of the last hold. */
export function BurnoutChart({ materials }: { materials: readonly CastingMaterial[] }) {
  const curves = materials.map(({ id, name, casting }) => ({
    id,
    name,
    points: toBurnoutCurve(casting.burnout, casting.ramp),
  }));
  return (
    <figure>
      <Drawing curves={curves} size="wide" />
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

type Curve = { id: string; points: ReturnType<typeof toBurnoutCurve> };
type DrawingProps = { curves: readonly Curve[]; size: keyof typeof SIZES };

function Drawing({ curves, size }: DrawingProps) {
  const t = useTranslations('Materials.casting');
  const format = useFormatter();
  const { width, height, steps, className } = SIZES[size];
  const inner = { width: width - PLOT.left - PLOT.right, height: height - PLOT.top - PLOT.bottom };
  const points = curves.flatMap((curve) => curve.points);
  const scales = {
    hours: createScale(
      points.map(({ hours }) => hours),
      steps,
    ),
    celsius: createScale(
      points.map(({ celsius }) => celsius),
      steps,
    ),
  };
  const left = (hours: number) => PLOT.left + positionOn(scales.hours, hours) * inner.width;
  const top = (celsius: number) => PLOT.top + (1 - positionOn(scales.celsius, celsius)) * inner.height;
  const bottom = PLOT.top + inner.height;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`h-auto w-full ${className}`}>
      <title>{t('chart')}</title>
      {scales.celsius.ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${PLOT.left} ${top(tick)}H${PLOT.left + inner.width}`} className="stroke-line" />
          <text x={PLOT.left - 10} y={top(tick) + 4} textAnchor="end" className="fill-ink-soft text-fine">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {scales.hours.ticks.map((tick) => (
        <text key={tick} x={left(tick)} y={bottom + 20} textAnchor="middle" className="fill-ink-soft text-fine">
          {format.number(tick)}
        </text>
      ))}
      <text x={PLOT.left + inner.width} y={height - 8} textAnchor="end" className="fill-ink-soft text-fine">
        {t('hours')}
      </text>
      <text transform={`translate(14 ${PLOT.top}) rotate(-90)`} textAnchor="end" className="fill-ink-soft text-fine">
        °C
      </text>
      {curves.map((curve, index) => (
        <path
          key={curve.id}
          d={`M${curve.points.map(({ hours, celsius }) => `${left(hours)} ${top(celsius)}`).join('L')}`}
          className={`fill-none stroke-2 ${STROKES[index % STROKES.length]}`}
        />
      ))}
    </svg>
  );
}

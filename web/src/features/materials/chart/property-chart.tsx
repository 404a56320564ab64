import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { materialPath } from '../material-paths.ts';
import { type Axis, axisTitle, type Point } from './chart-points.ts';
import { createRangeScale, positionOn, type Scale } from './chart-scale.ts';
import { type DistantLabel, type LabelSide, placeDistantLabels, placeLabels } from './place-labels.ts';

const PLOT = { left: 64, right: 20, top: 16, bottom: 56 };

/** Text keeps its size, so narrower windows get a separate drawing. */
const SIZES = {
  wide: { width: 1180, height: 480, steps: 7, className: 'max-desktop:hidden' },
  medium: { width: 720, height: 440, steps: 5, className: 'max-sm:hidden desktop:hidden' },
};

/** Width of a letter of a label, estimated. */
const LETTER = 7;

type Props = { points: readonly Point[]; x: Axis; y: Axis; size: keyof typeof SIZES };

export function PropertyChart({ points, x, y, size }: Props) {
  const { width, height, steps, className } = SIZES[size];
  const inner = { width: width - PLOT.left - PLOT.right, height: height - PLOT.top - PLOT.bottom };
  const t = useTranslations('Materials.chart');
  const materials = useTranslations('Materials');
  const format = useFormatter();
  const locale = useLocale();
  const scales = {
    x: createRangeScale(
      points.map((point) => point.x),
      steps,
    ),
    y: createRangeScale(
      points.map((point) => point.y),
      steps,
    ),
  };
  const left = (value: number) => PLOT.left + positionOn(scales.x, value) * inner.width;
  const top = (value: number) => PLOT.top + (1 - positionOn(scales.y, value)) * inner.height;
  const labelled = points.map(({ id, name, ...value }) => ({
    ...{ id, left: left(value.x), top: top(value.y) },
    width: name.length * LETTER,
  }));
  const plot = { left: PLOT.left, top: 0, right: width - PLOT.right, bottom: PLOT.top + inner.height };
  const labels = placeLabels(labelled, plot);
  const distantLabels = placeDistantLabels(labelled, labels, plot);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={`property-chart h-auto w-full overflow-visible ${className}`}>
      <title>{t('title', { x: x.name, y: y.name })}</title>
      <Grid scale={scales.x} at={left} inner={inner} isX />
      <Grid scale={scales.y} at={top} inner={inner} />
      <text x={PLOT.left + inner.width} y={height - 8} textAnchor="end" className="fill-ink-soft text-fine">
        {`${materials('withUnit', { name: axisTitle(x), unit: x.unit })} →`}
      </text>
      <text transform={`translate(14 ${PLOT.top}) rotate(-90)`} textAnchor="end" className="fill-ink-soft text-fine">
        {`${materials('withUnit', { name: axisTitle(y), unit: y.unit })} →`}
      </text>
      {points.map((point) => (
        <Link
          key={point.id}
          href={materialPath(point.slug)}
          prefetch={false}
          className="chart-point"
          aria-label={t('point', {
            name: point.name,
            x: formatMeasurement(format.number(point.x), x.unit, locale),
            y: formatMeasurement(format.number(point.y), y.unit, locale),
          })}
        >
          <circle cx={left(point.x)} cy={top(point.y)} r={14} className="fill-transparent" />
          <circle cx={left(point.x)} cy={top(point.y)} r={6} className="dot" />
          <PointLabel
            name={point.name}
            left={left(point.x)}
            top={top(point.y)}
            side={labels.get(point.id) ?? (left(point.x) < width * 0.6 ? 'start' : 'end')}
            distant={distantLabels.get(point.id)}
            isShown={labels.has(point.id)}
          />
        </Link>
      ))}
    </svg>
  );
}

type LabelProps = {
  name: string;
  left: number;
  top: number;
  side: LabelSide;
  distant: DistantLabel | undefined;
  isShown: boolean;
};

const OFFSETS = {
  start: { x: 12, y: 4, anchor: 'start' },
  end: { x: -12, y: 4, anchor: 'end' },
  above: { x: 0, y: -13, anchor: 'middle' },
  below: { x: 0, y: 22, anchor: 'middle' },
} as const;

/** A label without room appears on hover and focus. */
function PointLabel({ name, left, top, side, distant, isShown }: LabelProps) {
  if (distant) {
    return (
      <>
        <path d={`M${left} ${top}L${distant.lineEnd} ${distant.top}`} className="stroke-edge" />
        <text x={distant.left} y={distant.top + 4} className="label label-shown text-fine font-medium">
          {name}
        </text>
      </>
    );
  }
  const { x, y, anchor } = OFFSETS[side];
  return (
    <text
      x={left + x}
      y={top + y}
      textAnchor={anchor}
      className={`label text-fine font-medium ${isShown ? 'label-shown' : ''}`}
    >
      {name}
    </text>
  );
}

type GridProps = {
  scale: Scale;
  at: (value: number) => number;
  inner: { width: number; height: number };
  isX?: boolean;
};

function Grid({ scale, at, inner, isX = false }: GridProps) {
  const format = useFormatter();
  const bottom = PLOT.top + inner.height;
  return scale.ticks.map((tick) => (
    <g key={tick} className="tabular-nums">
      {isX ? (
        <path d={`M${at(tick)} ${PLOT.top}V${bottom}`} className="stroke-line" />
      ) : (
        <path d={`M${PLOT.left} ${at(tick)}H${PLOT.left + inner.width}`} className="stroke-line" />
      )}
      <text
        x={isX ? at(tick) : PLOT.left - 10}
        y={isX ? bottom + 20 : at(tick) + 4}
        textAnchor={isX ? 'middle' : 'end'}
        className="fill-ink-soft text-fine"
      >
        {format.number(tick)}
      </text>
    </g>
  ));
}

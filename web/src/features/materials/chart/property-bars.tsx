import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { materialPath } from '../material-paths.ts';
import { type Axis, axisTitle, type Point } from './chart-points.ts';

type Props = { points: readonly Point[]; x: Axis; y: Axis };

/** The chart for phones, where the names of points have no room: a bar for the second property, highest first. */
export function PropertyBars({ points, x, y }: Props) {
  const t = useTranslations('Materials');
  const format = useFormatter();
  const locale = useLocale();
  const longest = Math.max(...points.map((point) => point.y));
  return (
    <div className="text-small sm:hidden">
      <p className="mb-3 text-ink-soft">{t('withUnit', { name: axisTitle(y), unit: y.unit })}</p>
      <ul className="grid gap-3">
        {points
          .toSorted((a, b) => b.y - a.y)
          .map((point) => (
            <li key={point.id}>
              <p className="flex items-baseline justify-between gap-x-4">
                <Link
                  href={materialPath(point.slug)}
                  prefetch={false}
                  className="font-medium transition-colors duration-quick hover:text-accent"
                >
                  {point.name}
                </Link>
                <span className="shrink-0 font-semibold tabular-nums">{format.number(point.y)}</span>
              </p>
              <div aria-hidden className="mt-1 h-2 rounded-control bg-paper-deep">
                <div
                  className="h-full rounded-control bg-accent"
                  style={{ inlineSize: `${(Math.max(point.y, 0) / longest) * 100}%` }}
                />
              </div>
              <p className="mt-1 text-fine text-ink-soft">
                {t('labelled', { name: x.name, value: formatMeasurement(format.number(point.x), x.unit, locale) })}
              </p>
            </li>
          ))}
      </ul>
    </div>
  );
}

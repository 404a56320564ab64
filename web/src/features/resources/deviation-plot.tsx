import { useTranslations } from 'next-intl';
import { keepTogether } from '#ui/keep-together.ts';
import { type Deviation, readDeviations } from './deviations.ts';

/** In µm: the range that the paper states, and half the width of the plot. */
const LIMIT = 50;
const HALF = 60;

/** The results of the white paper on accuracy: means with their standard deviations, within ±50 µm. */
export function DeviationPlot({ html }: { html: string }) {
  const t = useTranslations('Resources.deviations');
  const rows = readDeviations(html);
  if (rows.length === 0) return null;
  return (
    <figure className="my-8 max-w-2xl">
      <div className="grid gap-y-2 rounded-panel border border-line bg-surface p-4 text-small">
        {rows.map((row) => (
          <div
            key={row.measure}
            className="grid items-center gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <p>
              {keepTogether(row.measure)}{' '}
              <span className="whitespace-nowrap text-ink-soft tabular-nums">{write(row)}</span>
            </p>
            <Interval {...row} />
          </div>
        ))}
        <div className="grid gap-x-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <svg
            aria-hidden
            viewBox={`${-HALF} 0 ${2 * HALF} 6`}
            className="h-auto w-full fill-ink-soft text-[5px] sm:col-start-2"
          >
            {[-LIMIT, 0, LIMIT].map((tick) => (
              <text key={tick} x={tick} y="5" textAnchor="middle">
                {signed(tick)}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <figcaption className="mt-2 text-small text-ink-soft">{t('caption')}</figcaption>
    </figure>
  );
}

function Interval({ mean, spread }: Deviation) {
  return (
    <svg aria-hidden viewBox={`${-HALF} -4 ${2 * HALF} 8`} className="h-auto w-full">
      <rect x={-LIMIT} y="-4" width={2 * LIMIT} height="8" className="fill-paper-deep" />
      <path d="M0-4V4" className="stroke-ink-soft [stroke-width:0.4]" />
      <path d={`M${mean - spread} 0H${mean + spread}`} className="stroke-accent [stroke-width:1]" />
      <circle cx={mean} r="1.8" className="fill-accent" />
    </svg>
  );
}

function write({ mean, spread }: Deviation): string {
  return `${signed(mean)} ± ${spread}\u00a0µm`;
}

function signed(value: number): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

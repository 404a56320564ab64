import { useFormatter, useTranslations } from 'next-intl';
import { useMoney } from '#features/calculators/use-money.ts';
import { Link } from '#i18n/navigation.ts';
import type { PrinterFit, ResinUse } from './fit/calculate-fit.ts';
import { directions } from './mesh/directions.ts';
import { PlatformPlan } from './platform-plan.tsx';
import { useDuration } from './use-duration.ts';
import type { FitState } from './use-fit-state.ts';

type Props = {
  fit: PrinterFit;
  state: FitState;
  use: ResinUse;
  /** Width of the largest platform, in millimeters. */
  scale: number;
};

export function FitRow({ fit, state, use, scale }: Props) {
  const t = useTranslations('PartFit.rows');
  const { printer, position, hasProfile } = fit;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)] print:grid-cols-[6rem_minmax(0,1fr)] print:py-2">
      <div className="max-sm:max-w-40">
        <PlatformPlan platform={printer.buildVolume} position={position} scale={scale} />
      </div>
      <div>
        <h3 className="text-subheading">
          <Link href={printer.path} className="hover:text-accent">
            {printer.name}
          </Link>
        </h3>
        <p className={position ? 'mt-1 text-small text-ink-soft' : 'mt-1 text-small text-danger'}>
          <PositionText fit={fit} />
        </p>
        {!hasProfile && state.resin && (
          <p className="mt-1 text-small text-ink-soft">{t('noProfile', { resin: state.resin.name })}</p>
        )}
        {position && <RowFigures fit={fit} state={state} use={use} count={position.placements.length} />}
      </div>
    </li>
  );
}

function PositionText({ fit: { position, excess } }: { fit: PrinterFit }) {
  const t = useTranslations('PartFit.rows');
  const format = useFormatter();
  const size = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  if (!position) return t('tooLarge', { excess: size(Math.max(0.1, excess)) });
  const { direction, height, width, depth } = position;
  return t('position', { up: nameDirection(direction), height: size(height), width: size(width), depth: size(depth) });
}

/** `X−Z` is the direction between X and the opposite of Z. */
function nameDirection(index: number): string {
  const parts = (directions[index] ?? []).map((value, axis) =>
    value === 0 ? '' : `${value < 0 ? '−' : '+'}${'XYZ'[axis]}`,
  );
  return parts.join('').replace(/^\+/, '');
}

function RowFigures({ fit, state, count }: Omit<Props, 'scale'> & { count: number }) {
  const t = useTranslations('PartFit.rows');
  const format = useFormatter();
  const duration = useDuration();
  const money = useMoney(state.currency);
  const { jobs, jobMinutes, totalMinutes, costPerPart, timeSource, printer } = fit;
  const { parts, printerHour } = state.inputs;
  const isResinOnly = printerHour === null;
  const costNote = state.isExamplePrice ? 'examplePrice' : isResinOnly ? 'resinOnly' : 'resinAndHours';
  const noTime = t('noTime', { min: printer.printing.minLayerHeight, max: printer.printing.maxLayerHeight });
  const figures = [
    ['count', format.number(count), null],
    [
      'job',
      jobMinutes === null ? '–' : duration(jobMinutes),
      jobMinutes === null ? noTime : t(`timeSource.${timeSource}`),
    ],
    ['total', totalMinutes === null ? '–' : duration(totalMinutes), t('jobs', { jobs })],
    ['cost', costPerPart === null ? '–' : money(costPerPart), costPerPart === null ? noTime : t(costNote)],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:max-desktop:grid-cols-4 xl:grid-cols-4 print:mt-1 print:grid-cols-4">
      {figures.map(([name, value, note]) => (
        <div key={name}>
          <dt className="text-fine text-ink-soft">{t(name, { parts })}</dt>
          <dd className="text-lead font-semibold tabular-nums">{value}</dd>
          {note && <dd className="text-fine text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

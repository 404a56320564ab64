import { useTranslations } from 'next-intl';
import { toRemaining } from './stream-clock.ts';
import { useServerTime } from './use-server-time.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

type Props = {
  startsAt: string;
  /** Server time minus client time in ms. */
  offset: number | null;
};

/** Shows dashes until the server time is known. */
export function Countdown({ startsAt, offset }: Props) {
  const t = useTranslations('LiveStreams');
  const now = useServerTime(offset, (time) => time);
  const remaining = now === null ? null : toRemaining(Date.parse(startsAt) - now);
  return (
    <div role="timer" aria-label={t('countdown')}>
      <dl className="grid grid-cols-4 border-y border-line">
        {UNITS.map((unit) => (
          <div key={unit} className="flex flex-col-reverse border-s border-line py-3 ps-3 first:border-0 first:ps-0">
            <dt className="text-fine text-ink-soft">{t(`units.${unit}`)}</dt>
            <dd className="text-heading tabular-nums">{remaining ? String(remaining[unit]).padStart(2, '0') : '––'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { toRemaining } from './stream-clock.ts';
import { useServerTime } from './use-server-time.ts';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

type Props = {
  startsAt: string;
  /** Milliseconds by which the clock of the site is ahead of the visitor's. */
  offset: number | null;
};

/** What is left until a stream begins; dashes until the time of the site is known. */
export function Countdown({ startsAt, offset }: Props) {
  const t = useTranslations('LiveStreams');
  const locale = useLocale();
  const now = useServerTime(offset, (time) => time);
  // Written by hand: the formatter of the page knows one time zone only, and the visitor's is known in the browser.
  const time = new Date(startsAt).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short' });
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
      {now !== null && <p className="mt-3 text-small text-ink-soft">{t('localTime', { time })}</p>}
    </div>
  );
}

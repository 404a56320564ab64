import { useLocale, useTranslations } from 'next-intl';
import { useServerTime } from './use-server-time.ts';

/** Of the applications lab. */
const TIME_ZONE = 'Europe/Berlin';

const MINUTE_MS = 60_000;

type Props = {
  /** Server time minus client time in ms. */
  offset: number | null;
};

/** The local time of the lab; absent until the server time is known. */
export function LabClock({ offset }: Props) {
  const t = useTranslations('LiveStreams.lab');
  const locale = useLocale();
  const now = useServerTime(offset, (time) => Math.floor(time / MINUTE_MS) * MINUTE_MS);
  if (now === null) return null;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: TIME_ZONE });
  return <time dateTime={new Date(now).toISOString()}>{t('clock', { time: format.format(now) })}</time>;
}

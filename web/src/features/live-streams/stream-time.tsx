import { useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { LocalTime } from './local-time.tsx';

/** The start of a live stream with its time zone. */
export function StreamTime({ startsAt }: { startsAt: string }) {
  const t = useTranslations('LiveStreams.list');
  return <LocalTime moment={startsAt} locale={localeFromTag(useLocale())} pattern={t.raw('inZone')} />;
}

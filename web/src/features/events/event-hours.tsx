import { useFormatter, useTranslations } from 'next-intl';
import { closeRange } from '#ui/close-range.ts';
import { keepTogether } from '#ui/keep-together.ts';
import type { EventEntry } from './event-data.ts';
import { toZonedTime } from './event-time.ts';

type Props = Pick<EventEntry, 'startsOn' | 'endsOn' | 'opensAt' | 'closesAt' | 'timeZone'>;

/** Weekdays and opening hours, in local time. */
export function EventHours({ startsOn, endsOn, opensAt, closesAt, timeZone }: Props) {
  const t = useTranslations('Events');
  const format = useFormatter();
  const opening = new Date(toZonedTime(startsOn, opensAt, timeZone));
  const closing = new Date(toZonedTime(startsOn, closesAt, timeZone));
  const days = [...new Set([startsOn, endsOn])].map((day) =>
    format.dateTime(new Date(day), { weekday: 'short', timeZone: 'UTC' }),
  );
  const hours = closeRange(format.dateTimeRange(opening, closing, { timeStyle: 'short', timeZone }));
  return <>{keepTogether(t('times', { days: days.join('–'), hours }))}</>;
}

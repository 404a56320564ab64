import { useFormatter, useLocale } from 'next-intl';
import { closeRange } from '#ui/close-range.ts';

type Props = { startsOn: string; endsOn: string };

const DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const DAY_OF_YEAR = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

export function EventDays({ startsOn, endsOn }: Props) {
  const format = useFormatter();
  const locale = useLocale();
  const [start, end] = [new Date(startsOn), new Date(endsOn)];
  if (startsOn === endsOn) return <>{format.dateTime(start, DAY)}</>;
  // `Intl.formatRange` writes Chinese ranges in digits only.
  if (locale === 'zh-CN') {
    const isSameYear = start.getUTCFullYear() === end.getUTCFullYear();
    return <>{`${format.dateTime(start, DAY)}至${format.dateTime(end, isSameYear ? DAY_OF_YEAR : DAY)}`}</>;
  }
  return <>{closeRange(format.dateTimeRange(start, end, DAY))}</>;
}

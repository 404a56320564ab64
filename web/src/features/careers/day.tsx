import { useFormatter } from 'next-intl';

export function Day({ day }: { day: string }) {
  const format = useFormatter();
  return <time dateTime={day}>{format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })}</time>;
}

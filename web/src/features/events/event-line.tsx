import { useLocale, useTranslations } from 'next-intl';
import { StreamTime } from '#features/live-streams/stream-time.tsx';
import { Link } from '#i18n/navigation.ts';
import { DateLine } from '#ui/date-line.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { EventEntry } from './event-data.ts';
import { EventDays } from './event-days.tsx';
import { cityOf } from './event-place.ts';
import { toEventTexts } from './event-texts.ts';
import { toZonedTime } from './event-time.ts';

/** An event abroad or in the past. */
export function EventLine({ event }: { event: EventEntry }) {
  const t = useTranslations('Events');
  const locale = useLocale();
  const { startsOn, opensAt, timeZone, category, country, isOver } = event;
  const { title, venue, city, lang, hrefLang } = toEventTexts(event, locale);
  const isOnline = category === 'WEBINAR';
  const place = isOnline ? venue : cityOf({ city, country }, locale);
  return (
    <DateLine
      when={
        isOnline && !isOver ? (
          <StreamTime startsAt={toZonedTime(startsOn, opensAt, timeZone)} />
        ) : (
          <EventDays {...event} />
        )
      }
      title={
        <Link href={event.path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      info={`${t(`kinds.${category}`)} · ${place}`}
      lang={lang}
    />
  );
}

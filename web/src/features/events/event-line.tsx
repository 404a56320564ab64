import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { DateLine } from '#ui/date-line.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { EventEntry } from './event-data.ts';
import { EventDays } from './event-days.tsx';
import { cityOf } from './event-place.ts';
import { toEventTexts } from './event-texts.ts';

/** An event abroad or in the past. */
export function EventLine({ event }: { event: EventEntry }) {
  const t = useTranslations('Events');
  const locale = useLocale();
  const { title, city, lang, hrefLang } = toEventTexts(event, locale);
  return (
    <DateLine
      when={<EventDays {...event} />}
      title={
        <Link href={event.path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      info={`${t(`kinds.${event.category}`)} · ${cityOf({ city, country: event.country }, locale)}`}
      lang={lang}
    />
  );
}

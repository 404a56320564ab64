import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import type { EventEntry } from './event-data.ts';
import { EventDays } from './event-days.tsx';
import { cityOf } from './event-place.ts';
import { toEventTexts } from './event-texts.ts';

/** A past event on one line. */
export function EventLine({ event }: { event: EventEntry }) {
  const t = useTranslations('Events');
  const locale = useLocale();
  const { title, city, lang, hrefLang } = toEventTexts(event, locale);
  return (
    <article className="group relative grid gap-x-10 gap-y-0.5 border-t border-line py-3 desktop:grid-cols-[14rem_minmax(0,1fr)_auto] desktop:items-baseline">
      <p className="text-small whitespace-nowrap text-ink-soft tabular-nums">
        <EventDays {...event} />
      </p>
      <h3 lang={lang} className="font-medium transition-colors duration-quick group-hover:text-accent">
        <Link href={event.path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      </h3>
      <p className="text-small text-ink-soft">
        {t(`kinds.${event.category}`)} · {cityOf({ city, country: event.country }, locale)}
      </p>
    </article>
  );
}

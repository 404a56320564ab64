import { useLocale, useTranslations } from 'next-intl';
import { StreamTime } from '#features/live-streams/stream-time.tsx';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { LeadRecord } from '#ui/lead-record.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { EventInquiry, EventNextStep, isMeeting } from './event-booking.tsx';
import type { EventEntry } from './event-data.ts';
import { EventDays } from './event-days.tsx';
import { EventHours } from './event-hours.tsx';
import { placeOf } from './event-place.ts';
import { toEventTexts } from './event-texts.ts';
import { toZonedTime } from './event-time.ts';

type Props = {
  event: EventEntry;
  /** With a large picture, before the other events. */
  isLead?: boolean;
};

/** An upcoming event. */
export function EventRow({ event, isLead = false }: Props) {
  const { path, category, country, picture } = event;
  const t = useTranslations('Events');
  const locale = useLocale();
  const { title, summary, lang, hrefLang, booth, ...place } = toEventTexts(event, locale);
  const Layout = isLead ? LeadRecord : RecordRow;
  const size = isLead ? 'medium' : 'small';
  return (
    <Layout
      meta={
        <p
          className={`flex flex-wrap gap-x-4 ${isLead ? '' : 'desktop:grid desktop:justify-items-start desktop:gap-1'}`}
        >
          <span className="break-keep font-medium text-ink">
            {category === 'WEBINAR' ? <StreamTime startsAt={startOf(event)} /> : <EventDays {...event} />}
          </span>
          <span className="text-accent">{t(`kinds.${category}`)}</span>
        </p>
      }
      title={
        <Link href={path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={picture}
    >
      <p className="mt-2 text-small text-ink-soft">
        {category !== 'WEBINAR' && (
          <>
            <EventHours {...event} /> ·{' '}
          </>
        )}
        {placeOf({ ...place, country }, locale)}
        {isMeeting(event) && ` · ${booth ? t('boothOf', { booth }) : t('boothOpen')}`}
        {category === 'WEBINAR' && ` · ${t('lasts', { minutes: minutesOf(event) })} · ${t('free')}`}
      </p>
      <p className={`relative flex flex-wrap gap-3 ${isLead ? 'mt-5' : 'mt-3'}`}>
        <EventNextStep event={{ ...event, title }} variant={isLead ? 'primary' : 'secondary'} size={size} />
        {isMeeting(event) && <EventInquiry event={{ ...event, title }} size={size} />}
      </p>
    </Layout>
  );
}

function startOf({ startsOn, opensAt, timeZone }: EventEntry): string {
  return toZonedTime(startsOn, opensAt, timeZone);
}

function minutesOf({ startsOn, opensAt, closesAt, timeZone }: EventEntry): number {
  const [start, end] = [opensAt, closesAt].map((time) => Date.parse(toZonedTime(startsOn, time, timeZone)));
  return ((end ?? 0) - (start ?? 0)) / 60_000;
}

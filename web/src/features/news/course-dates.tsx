import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type EventEntry, getEvents } from '#features/events/event-data.ts';
import { EventDays } from '#features/events/event-days.tsx';
import { toEventTexts } from '#features/events/event-texts.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { AsideSection } from '#ui/article-body.tsx';
import { Button } from '#ui/button.tsx';
import { keepTogether } from '#ui/keep-together.ts';

/** The courses in the event calendar, and an inquiry about the one of the article. */
export async function CourseDates({ course }: { course: string }) {
  const events = await getEvents(await getCurrentLocale());
  const t = await getTranslations();
  const dates = events
    .filter(({ category, isOver }) => category === 'TRAINING' && !isOver)
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  const label = t('News.course.action');
  return (
    <AsideSection title={t('News.course.title')}>
      <p className="mt-3 text-small">{keepTogether(t('News.course.text'))}</p>
      <p className="mt-4">
        <Button
          href="#inquiry"
          size="small"
          {...toInquiryAttributes({
            title: label,
            intro: t('News.course.intro'),
            comments: t('News.course.comments', { course }),
          })}
        >
          {label}
        </Button>
      </p>
      {dates.length > 0 ? (
        <>
          <h3 className="mt-6 text-small font-semibold">{t('News.course.calendar')}</h3>
          <ul className="mt-2">
            {dates.map((event) => (
              <CourseDate key={event.id} event={event} />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-6 text-small text-ink-soft">{t('News.course.none')}</p>
      )}
    </AsideSection>
  );
}

function CourseDate({ event }: { event: EventEntry }) {
  const t = useTranslations('News.course');
  const { title, city, lang, hrefLang } = toEventTexts(event, useLocale());
  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={event.path}
        hrefLang={hrefLang}
        className="flex items-center gap-4 py-2.5 transition-colors duration-quick hover:text-accent"
      >
        <span className="grow">
          <span lang={lang}>{keepTogether(title)}</span>
          <span className="block text-small text-ink-soft">
            <EventDays {...event} />
            {t('separator')}
            {city}
          </span>
        </span>
        <span aria-hidden>→</span>
      </Link>
    </li>
  );
}

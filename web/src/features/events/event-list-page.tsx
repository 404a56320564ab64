import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { getLiveStreams } from '#features/live-streams/live-stream-data.ts';
import { LiveStreamList } from '#features/live-streams/live-stream-list.tsx';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getEvents } from './event-data.ts';
import { EventFinder } from './event-finder.tsx';
import { EventLine } from './event-line.tsx';
import { EventRow } from './event-row.tsx';
import { isCourseAbroad } from './is-course-abroad.ts';
import { isNear } from './is-near.ts';

const STREAMS = 'live-streams';

export async function EventListPage() {
  const locale = await getCurrentLocale();
  const [events, streams] = await Promise.all([getEvents(locale), getLiveStreams(locale)]);
  const t = await getTranslations();
  const { Events } = await getMessages();
  const items = events.map((event) => {
    const { id, startsOn, endsOn, category, isOver } = event;
    const item = { id, startsOn, endsOn, category, isOver, isNear: isNear(event, locale) };
    return {
      ...item,
      node: isOver || isCourseAbroad(item) ? <EventLine event={event} /> : <EventRow event={event} />,
      lead: isOver ? null : <EventRow event={event} isLead />,
    };
  });
  return (
    <>
      <ListHeading
        title={t('Events.title')}
        intro={t('Events.intro')}
        picture="scenes/trade-booth"
        action={
          streams.length > 0 && (
            <TextLink href={`#${STREAMS}`} variant="standalone">
              {t('LiveStreams.list.title')}
            </TextLink>
          )
        }
      />
      <Container className="py-stack">
        <NextIntlClientProvider messages={{ Events }}>
          <EventFinder
            events={items}
            between={
              <>
                <RegistrationNote className="mt-8" />
                <TranslationNotice
                  of={events.every(({ localizedSummary }) => localizedSummary) ? 'body' : 'list'}
                  served={events.map(({ servedLocale }) => servedLocale)}
                  className="mt-6"
                />
                {streams.length > 0 && <LiveStreamList id={STREAMS} streams={streams} />}
              </>
            }
          />
        </NextIntlClientProvider>
      </Container>
    </>
  );
}

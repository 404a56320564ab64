import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { getLiveStreams, type LiveStreamEntry } from '#features/live-streams/live-stream-data.ts';
import { LiveStreamVideos } from '#features/live-streams/live-stream-videos.tsx';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getEvents } from './event-data.ts';
import { EventFinder } from './event-finder.tsx';
import { EventLine } from './event-line.tsx';
import { EventRow } from './event-row.tsx';
import { isNear } from './is-near.ts';
import { toStreamItem } from './stream-item.tsx';

const VIDEOS = 'live-streams';

export async function EventListPage() {
  const locale = await getCurrentLocale();
  const [events, streams] = await Promise.all([getEvents(locale), getLiveStreams(locale)]);
  const t = await getTranslations();
  const { Events } = await getMessages();
  const isVideo = ({ state, broadcastUrl }: LiveStreamEntry) => state === 'RECORDED' || broadcastUrl !== null;
  const videos = streams.filter(isVideo);
  const eventItems = events.map((event) => {
    const { id, startsOn, endsOn, category, line, isOver } = event;
    const item = { id, startsOn, endsOn, category, line, isOver, isNear: isNear(event, locale) };
    return {
      ...item,
      node: isOver || !item.isNear ? <EventLine event={event} /> : <EventRow event={event} />,
      lead: isOver ? null : <EventRow event={event} isLead />,
    };
  });
  const streamItems = streams.filter((stream) => !isVideo(stream)).map((stream) => toStreamItem(stream, locale));
  const items = [...eventItems, ...streamItems].toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  return (
    <>
      <ListHeading
        title={t('Events.title')}
        intro={t('Events.intro')}
        isCompact
        picture="scenes/training-room"
        action={
          videos.length > 0 && (
            <TextLink href={`#${VIDEOS}`} variant="standalone">
              {t('LiveStreams.list.recordings')}
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
                <div className="mt-6 grid gap-4 empty:hidden">
                  <RegistrationNote />
                  <TranslationNotice
                    of={events.every(({ localizedSummary }) => localizedSummary) ? 'body' : 'list'}
                    served={events.map(({ servedLocale }) => servedLocale)}
                  />
                </div>
                <p className="mt-6 max-w-text text-small text-ink-soft">
                  {t.rich('Events.later', {
                    link: (chunks) => (
                      <TextLink as={Link} href="/subscribe" className="whitespace-nowrap">
                        {chunks}
                      </TextLink>
                    ),
                  })}
                </p>
                {videos.length > 0 && <LiveStreamVideos id={VIDEOS} streams={videos} />}
              </>
            }
          />
        </NextIntlClientProvider>
      </Container>
    </>
  );
}

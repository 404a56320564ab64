import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '../../i18n/locale.ts';
import { Container } from '../../ui/container.tsx';
import { ListHeading } from '../../ui/list-heading.tsx';
import { TranslationNotice } from '../translations/translation-notice.tsx';
import { getEvents } from './event-data.ts';
import { EventFinder } from './event-finder.tsx';
import { EventRow } from './event-row.tsx';

export async function EventListPage() {
  const events = await getEvents(await getCurrentLocale());
  const t = await getTranslations('Events');
  const { Events } = await getMessages();
  const items = events.map((event) => {
    const { id, startsOn, endsOn, category, isOver } = event;
    return { id, startsOn, endsOn, category, isOver, node: <EventRow event={event} /> };
  });
  return (
    <>
      <ListHeading title={t('title')} intro={t('intro')} />
      <Container className="py-stack">
        <TranslationNotice of="list" served={events.map(({ servedLocale }) => servedLocale)} className="mb-8" />
        <NextIntlClientProvider messages={{ Events }}>
          <EventFinder events={items} />
        </NextIntlClientProvider>
      </Container>
    </>
  );
}

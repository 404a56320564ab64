import { defaultLocale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findEvent, getEvents } from '../../../../../../features/events/event-data.ts';
import { EventDetailPage } from '../../../../../../features/events/event-detail-page.tsx';
import { eventPath, eventSlugOf } from '../../../../../../features/events/event-paths.ts';
import { getCurrentLocale } from '../../../../../../i18n/locale.ts';
import { localePath } from '../../../../../../i18n/paths.ts';
import { getRecordMetadata } from '../../../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../../../site/not-found-metadata.ts';
import { withPicture } from '../../../../../../site/picture-name.ts';

type Props = { params: Promise<{ event: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const events = await getEvents(defaultLocale);
  return events.map(({ path }) => ({ event: eventSlugOf(path) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event: slug } = await params;
  const event = await findEvent(await getCurrentLocale(), slug);
  if (!event) return getNotFoundMetadata();
  return getRecordMetadata(event.path, {
    title: event.title,
    description: event.summary,
    ...withPicture(event.picture),
  });
}

export default async function Page({ params }: Props) {
  const { event: slug } = await params;
  const locale = await getCurrentLocale();
  const event = await findEvent(locale, slug);
  if (!event) return <NotFoundAnswer />;
  if (event.path !== eventPath(slug)) permanentRedirect(localePath(locale, event.path));
  return <EventDetailPage event={event} />;
}

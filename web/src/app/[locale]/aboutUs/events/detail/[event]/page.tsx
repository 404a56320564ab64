import { findEvent, getEvents } from '#features/events/event-data.ts';
import { EventDetailPage } from '#features/events/event-detail-page.tsx';
import { eventIdOf, eventPath, eventSlugOf } from '#features/events/event-paths.ts';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'event',
  slugs: async (locale) => (await getEvents(locale)).map(({ path }) => eventSlugOf(path)),
  idOf: eventIdOf,
  find: findEvent,
  toPath: eventPath,
  pathOf: ({ path }) => path,
  getMetadata: ({ title, summary, localizedSummary, picture }) => ({
    title: localizedSummary?.title ?? title,
    description: localizedSummary?.summary ?? summary,
    picture,
  }),
  render: (event) => <EventDetailPage event={event} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

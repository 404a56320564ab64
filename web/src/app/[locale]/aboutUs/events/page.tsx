import { EventListPage } from '#features/events/event-list-page.tsx';
import { eventListPath } from '#features/events/event-paths.ts';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: eventListPath,
  namespace: 'Events',
  render: () => <EventListPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

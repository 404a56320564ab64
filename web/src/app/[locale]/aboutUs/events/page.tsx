import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EventListPage } from '../../../../features/events/event-list-page.tsx';
import { eventListPath } from '../../../../features/events/event-paths.ts';
import { getPageMetadata } from '../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Events');
  return getPageMetadata(eventListPath, { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <EventListPage />;
}

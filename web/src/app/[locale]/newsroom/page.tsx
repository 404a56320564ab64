import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { newsFeedPath, newsroomPath } from '#features/news/news-paths.ts';
import { NewsroomPage } from '#features/news/newsroom-page.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { localePath } from '#i18n/paths.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('News');
  const metadata = await getPageMetadata(newsroomPath, { title: t('title'), description: t('intro') });
  const feed = localePath(await getCurrentLocale(), newsFeedPath);
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/rss+xml': feed } } };
}

export default function Page() {
  return <NewsroomPage />;
}

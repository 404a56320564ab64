import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '../../../features/search/search-page.tsx';
import { getCurrentLocale } from '../../../i18n/locale.ts';
import { getPageMetadata } from '../../../site/metadata.ts';

/** No answer of a search is a page of its own for search engines. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Search');
  const metadata = await getPageMetadata('/search', { title: t('title'), description: t('description') });
  return { ...metadata, robots: { index: false } };
}

export default async function Page() {
  return <SearchPage locale={await getCurrentLocale()} />;
}

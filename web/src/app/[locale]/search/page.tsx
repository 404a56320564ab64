import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Recommendations } from '#features/search/recommendations.tsx';
import { SearchPage } from '#features/search/search-page.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Search');
  return getPageMetadata('/search', { title: t('title'), description: t('description') });
}

export default async function Page() {
  return (
    <SearchPage>
      <Recommendations locale={await getCurrentLocale()} />
    </SearchPage>
  );
}

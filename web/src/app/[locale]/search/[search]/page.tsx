import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getResults } from '#features/search/search-data.ts';
import { SearchPage } from '#features/search/search-page.tsx';
import { SearchResults } from '#features/search/search-results.tsx';
import { fromSegment, toSegment } from '#features/search/search-url.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getNotFoundMetadata } from '#layout/not-found-page.tsx';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { getPageMetadata } from '#metadata/page-metadata.ts';

type Props = { params: Promise<{ search: string }> };

/** Navigation waits for the static page: search results have no loading state. */
export const instant = false;

/** Result pages are rendered on demand; Next.js requires at least one at build time. */
export function generateStaticParams() {
  return [{ search: toSegment({ text: 'UltraCraft', type: null, pageCount: 1 }) }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const search = fromSegment((await params).search);
  if (!search) return getNotFoundMetadata();
  const t = await getTranslations('Search');
  const metadata = await getPageMetadata('/search', { title: t('title'), description: t('description') });
  return { ...metadata, title: t('titleOf', { text: search.text }) };
}

export default async function Page({ params }: Props) {
  const search = fromSegment((await params).search);
  if (!search) return <NotFoundResponse />;
  return (
    <SearchPage text={search.text}>
      <SearchResults search={search} results={await getResults(await getCurrentLocale(), search)} />
    </SearchPage>
  );
}

import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import type { HitList_HitFragment } from './hit-list.generated.ts';
import { SearchRecommendedHitsDocument } from './search-recommended-hits.generated.ts';
import { SearchResultPageDocument } from './search-result-page.generated.ts';
import type { Search } from './search-url.ts';

const PAGE_SIZE = 10;

export type Results = { items: readonly HitList_HitFragment[]; totalCount: number; hasMore: boolean };

export async function getRecommendations(locale: Locale): Promise<readonly HitList_HitFragment[]> {
  'use cache';
  cacheLife('content');
  const { searchRecommendations } = await queryGateway(SearchRecommendedHitsDocument, {
    locale: toGatewayLocale(locale),
  });
  return searchRecommendations ?? [];
}

export async function getResults(locale: Locale, { text, pageCount }: Search): Promise<Results> {
  'use cache';
  cacheLife('content');
  const first = await getPage(locale, text, 1);
  const lastNumber = Math.min(pageCount, Math.ceil(first.totalCount / PAGE_SIZE));
  const others = Array.from({ length: Math.max(0, lastNumber - 1) }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(others.map((page) => getPage(locale, text, page))))];
  return {
    items: pages.flatMap(({ items }) => items),
    totalCount: first.totalCount,
    hasMore: pages.at(-1)?.pageInfo.hasNextPage ?? false,
  };
}

async function getPage(locale: Locale, text: string, page: number) {
  const { search } = await queryGateway(SearchResultPageDocument, {
    locale: toGatewayLocale(locale),
    text,
    page,
    pageSize: PAGE_SIZE,
  });
  if (!search) throw new Error('The gateway returned no search results');
  return search;
}

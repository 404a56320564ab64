import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import type { HitList_HitFragment } from './hit-list.generated.ts';
import { toHitTitle } from './hit-title.ts';
import { findPreferredTerm, toSearches } from './preferred-term.ts';
import { hasAnyWord, rankHits } from './rank-hits.ts';
import { SearchRecommendedHitsDocument } from './search-recommended-hits.generated.ts';
import { SearchResultPageDocument } from './search-result-page.generated.ts';
import { countTypes, mergeHits, type SearchType, typeOf } from './search-types.ts';
import { PAGE_SIZE, type Search } from './search-url.ts';

/** The largest page of the gateway. */
const BATCH_SIZE = 50;
const MAX_BATCHES = 10;

export type Results = {
  items: readonly HitList_HitFragment[];
  /** Results of the chosen type. */
  totalCount: number;
  hasMore: boolean;
  /** Results of all types. */
  foundCount: number;
  /** Types that have results. */
  counts: Partial<Record<SearchType, number>>;
};

export async function getRecommendations(locale: Locale): Promise<readonly HitList_HitFragment[]> {
  'use cache';
  cacheLife('content');
  const { searchRecommendations } = await queryGateway(SearchRecommendedHitsDocument, {
    locale: toGatewayLocale(locale),
  });
  return searchRecommendations ?? [];
}

export async function getResults(locale: Locale, { text, type, pageCount }: Search): Promise<Results> {
  const preferredTerm = findPreferredTerm(locale, text);
  const [searched, preferred] = await Promise.all([
    getHits(locale, text),
    preferredTerm === null ? null : getHits(locale, preferredTerm),
  ]);
  const isAbout = (hit: HitList_HitFragment) =>
    typeOf(hit) !== 'case' || hasAnyWord(toHitTitle(hit), [preferredTerm ?? '']);
  const hits = mergeHits(searched.hits, preferred?.hits.filter(isAbout) ?? []);
  const foundCount = searched.totalCount + hits.length - searched.hits.length;
  const matching = rankHits(type ? hits.filter((hit) => typeOf(hit) === type) : hits, toSearches(locale, text));
  const items = matching.slice(0, pageCount * PAGE_SIZE);
  return {
    items,
    totalCount: type ? matching.length : foundCount,
    hasMore: items.length < matching.length,
    foundCount,
    counts: countTypes(hits),
  };
}

/** Hits on all pages, because the content service does not know their types. */
async function getHits(locale: Locale, text: string) {
  'use cache';
  cacheLife('content');
  const first = await getBatch(locale, text, 1);
  const batchCount = Math.min(MAX_BATCHES, Math.ceil(first.totalCount / BATCH_SIZE));
  const others = Array.from({ length: Math.max(0, batchCount - 1) }, (_, index) => getBatch(locale, text, index + 2));
  const batches = [first, ...(await Promise.all(others))];
  return { hits: batches.flatMap(({ items }) => items), totalCount: first.totalCount };
}

async function getBatch(locale: Locale, text: string, page: number) {
  const { search } = await queryGateway(SearchResultPageDocument, {
    locale: toGatewayLocale(locale),
    text,
    page,
    pageSize: BATCH_SIZE,
  });
  if (!search) throw new Error('The gateway returned no search results');
  return search;
}

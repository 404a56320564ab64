import { useQuery } from '@apollo/client/react';
import { useCatalog } from '../catalog/use-catalog.ts';
import { useLabels } from '../catalog/use-labels.ts';
import { SearchDocument, SearchRecommendationsDocument } from '../generated/operations.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { useServices } from '../services-context.ts';
import { searchCatalog } from './local-search.ts';
import { type SearchResult, toLocalResult, toSearchResults } from './search-result.ts';

type SearchState = { results: SearchResult[]; isLoading: boolean; isOffline: boolean };

/**
 * Hits of the gateway, and samples from the copy, which have no page and are no hits. Without a connection, the copy is
 * searched.
 */
export function useSearch(text: string): SearchState {
  const locale = useLocale();
  const label = useLabels();
  const catalog = useCatalog();
  const { settings } = useServices();
  const isEmpty = text === '';
  const { data, error, loading } = useQuery(SearchDocument, { variables: { locale, text }, skip: isEmpty });
  const matches = searchCatalog(catalog, text).map((match) => ({ match, result: toLocalResult(match, label) }));
  const hits = isEmpty ? undefined : data?.search?.items;
  if (!hits) return { results: matches.map(({ result }) => result), isLoading: loading, isOffline: Boolean(error) };
  const samples = matches.filter(({ match }) => match.__typename === 'Sample').map(({ result }) => result);
  return {
    results: [...toSearchResults(hits, locale, settings.siteUrl, label), ...samples],
    isLoading: false,
    isOffline: false,
  };
}

/** Suggestions before the visitor types; none without a connection. */
export function useRecommendations(): SearchResult[] {
  const locale = useLocale();
  const label = useLabels();
  const { settings } = useServices();
  const { data } = useQuery(SearchRecommendationsDocument, { variables: { locale } });
  const results = toSearchResults(data?.searchRecommendations ?? [], locale, settings.siteUrl, label);
  return results.filter(({ href }) => href !== null);
}

import { browserClient } from '#gateway/browser-client.ts';
import type { Locale } from '#gateway/schema.generated.ts';
import type { Suggestions } from './autocomplete.ts';
import { SearchRecommendationsDocument } from './search-recommendations.generated.ts';
import { SearchSuggestionsDocument } from './search-suggestions.generated.ts';

/** Import dynamically: contains Apollo Client. */
export async function fetchSuggestions(locale: Locale, text: string): Promise<Suggestions> {
  return text === '' ? recommend(locale) : search(locale, text);
}

async function search(locale: Locale, text: string): Promise<Suggestions> {
  const { data } = await browserClient.query({ query: SearchSuggestionsDocument, variables: { locale, text } });
  if (!data?.search) throw new Error('The gateway returned no search results');
  return data.search;
}

async function recommend(locale: Locale): Promise<Suggestions> {
  const { data } = await browserClient.query({ query: SearchRecommendationsDocument, variables: { locale } });
  const items = data?.searchRecommendations ?? [];
  return { items, totalCount: items.length };
}

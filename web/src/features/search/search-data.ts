import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife, cacheTag } from 'next/cache';
import { queryGateway } from '../../gateway/query-gateway.ts';
import { toGatewayLocale } from '../../i18n/locale.ts';
import type { Hit } from './search-hit.ts';
import { SearchRecommendationsDocument } from './search-recommendations.generated.ts';

/** Where to go from a search that has not begun. */
export async function getRecommendations(locale: Locale): Promise<readonly Hit[]> {
  'use cache';
  cacheLife('content');
  cacheTag('search');
  const { searchRecommendations } = await queryGateway(SearchRecommendationsDocument, {
    locale: toGatewayLocale(locale),
  });
  return searchRecommendations ?? [];
}

import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import type { SupportTopic } from '#gateway/schema.generated.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { SupportArticlesDocument, type SupportArticlesQuery } from './support-articles.generated.ts';

export type SupportArticle = NonNullable<SupportArticlesQuery['supportArticles']>['items'][number];

/** Includes articles about all products; without an id, returns all articles. */
export async function getSupportArticles(locale: Locale, product: string | null): Promise<readonly SupportArticle[]> {
  'use cache';
  cacheLife('content');
  const variables = { locale: toGatewayLocale(locale), product };
  const { supportArticles } = await queryGateway(SupportArticlesDocument, variables);
  if (!supportArticles) throw new Error('The gateway returned no support articles');
  if (supportArticles.totalCount > supportArticles.items.length)
    throw new Error('The support article list exceeds one page');
  return supportArticles.items;
}

/** In display order: visitors of support pages often have a stopped machine. */
const TOPICS: readonly SupportTopic[] = [
  'TROUBLESHOOTING',
  'GETTING_STARTED',
  'OPERATION',
  'MAINTENANCE',
  'SOFTWARE',
  'MATERIALS',
  'WARRANTY',
];

/** Empty topics are omitted. */
export function toTopics(articles: readonly SupportArticle[]) {
  const all = TOPICS.map((topic) => ({ topic, articles: articles.filter((article) => article.topic === topic) }));
  return all.filter((group) => group.articles.length > 0);
}

import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import type { SupportTopic } from '#gateway/schema.generated.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { SupportArticlesDocument, type SupportArticlesQuery } from './support-articles.generated.ts';

export type SupportArticle = NonNullable<SupportArticlesQuery['supportArticles']>['items'][number];

/** Help with one product, with what concerns all products; without an id help with every product. */
export async function getSupportArticles(locale: Locale, product: string | null): Promise<readonly SupportArticle[]> {
  'use cache';
  cacheLife('content');
  const variables = { locale: toGatewayLocale(locale), product };
  const { supportArticles } = await queryGateway(SupportArticlesDocument, variables);
  if (!supportArticles) throw new Error('The gateway answered no support articles');
  if (supportArticles.totalCount > supportArticles.items.length) throw new Error('Support shows no more than one page');
  return supportArticles.items;
}

/** In the order in which an owner comes to need them. */
const TOPICS: readonly SupportTopic[] = [
  'GETTING_STARTED',
  'OPERATION',
  'MAINTENANCE',
  'TROUBLESHOOTING',
  'SOFTWARE',
  'MATERIALS',
  'WARRANTY',
];

/** Articles by topic; a topic without any is left out. */
export function toTopics(articles: readonly SupportArticle[]) {
  const all = TOPICS.map((topic) => ({ topic, articles: articles.filter((article) => article.topic === topic) }));
  return all.filter((group) => group.articles.length > 0);
}

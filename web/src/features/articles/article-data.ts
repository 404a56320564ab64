import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { ArticleListDocument, type ArticleListQuery } from './article-list.generated.ts';
import { readingMinutes } from './reading-time.ts';

type ListedArticle = NonNullable<ArticleListQuery['resources']>['items'][number];

export type Article = Omit<ListedArticle, 'body'> & { minutes: number };

/** Newest first. */
export async function getArticles(locale: Locale): Promise<readonly Article[]> {
  'use cache';
  cacheLife('content');
  const found: Article[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { resources } = await queryGateway(ArticleListDocument, { locale: toGatewayLocale(locale), page });
    if (!resources) throw new Error('The gateway returned no articles');
    found.push(...resources.items.map(({ body, ...article }) => ({ ...article, minutes: readingMinutes(body) })));
    isLast = !resources.pageInfo.hasNextPage;
  }
  return found;
}

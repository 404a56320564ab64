import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { NewsArticleDocument, type NewsArticleQuery } from './news-article.generated.ts';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsListDocument } from './news-list.generated.ts';
import { isNewsId } from './news-paths.ts';
import { NewsTagsDocument, type NewsTagsQuery } from './news-tags.generated.ts';

export type NewsArticle = NonNullable<NewsArticleQuery['newsArticle']>;
export type NewsTags = NonNullable<NewsTagsQuery['newsTags']>;

const PAGE_SIZE = 100;

export async function getAllNews(locale: Locale): Promise<readonly NewsItem_NewsArticleFragment[]> {
  'use cache';
  cacheLife('content');
  const articles: NewsItem_NewsArticleFragment[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { items, pageInfo } = await getNewsPage(locale, page);
    articles.push(...items);
    isLast = !pageInfo.hasNextPage;
  }
  return articles;
}

async function getNewsPage(locale: Locale, page: number) {
  const { newsArticles } = await queryGateway(NewsListDocument, {
    locale: toGatewayLocale(locale),
    page,
    pageSize: PAGE_SIZE,
  });
  if (!newsArticles) throw new Error('The gateway returned no news');
  return newsArticles;
}

export async function getNewsTags(locale: Locale): Promise<NewsTags> {
  'use cache';
  cacheLife('content');
  const { newsTags } = await queryGateway(NewsTagsDocument, { locale: toGatewayLocale(locale) });
  if (!newsTags) throw new Error('The gateway returned no tags');
  return newsTags;
}

export async function findNewsArticle(locale: Locale, id: string): Promise<NewsArticle | null> {
  'use cache';
  const variables = { locale: toGatewayLocale(locale), id };
  const article = isNewsId(id) ? (await queryGateway(NewsArticleDocument, variables)).newsArticle : null;
  if (!article) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return article;
}

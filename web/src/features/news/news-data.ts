import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife, cacheTag } from 'next/cache';
import { queryGateway } from '../../gateway/query-gateway.ts';
import { toGatewayLocale } from '../../i18n/locale.ts';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsListDocument } from './news-list.generated.ts';

/** The latest news. */
export async function getNews(locale: Locale, pageSize: number): Promise<readonly NewsItem_NewsArticleFragment[]> {
  'use cache';
  cacheLife('content');
  cacheTag('news');
  const { newsArticles } = await queryGateway(NewsListDocument, { locale: toGatewayLocale(locale), pageSize });
  if (!newsArticles) throw new Error('The gateway answered no news');
  return newsArticles.items;
}

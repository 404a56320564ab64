import { defaultLocale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { NewsArticlePage } from '../../../../features/news/news-article-page.tsx';
import { findNewsArticle, getAllNews } from '../../../../features/news/news-data.ts';
import { newsPath } from '../../../../features/news/news-paths.ts';
import { getCurrentLocale } from '../../../../i18n/locale.ts';
import { getRecordMetadata } from '../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../site/not-found-metadata.ts';
import { withPicture } from '../../../../site/picture-name.ts';

type Props = { params: Promise<{ id: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const articles = await getAllNews(defaultLocale);
  return articles.map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const article = await findNewsArticle(await getCurrentLocale(), id);
  if (!article) return getNotFoundMetadata();
  return getRecordMetadata(newsPath(article.id), {
    title: article.title,
    description: article.summary,
    ...withPicture(article.picture),
  });
}

export default async function Page({ params }: Props) {
  const { id } = await params;
  const article = await findNewsArticle(await getCurrentLocale(), id);
  return article ? <NewsArticlePage article={article} /> : <NotFoundAnswer />;
}

import { getTranslations } from 'next-intl/server';
import { findNext } from '#features/articles/find-next.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { ReadNext } from '#ui/read-next.tsx';
import { getAllNews, type NewsArticle } from './news-data.ts';
import { NewsItem } from './news-item.tsx';

/** News after news, courses after courses. */
export async function NextNews({ after: { id, type } }: { after: NewsArticle }) {
  const t = await getTranslations('News');
  const all = await getAllNews(await getCurrentLocale());
  const articles = findNext(all, id, (article) => article.type === type);
  const newestFirst = articles.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  return (
    <ReadNext
      title={t(`readNext.${type}`)}
      items={newestFirst.map((article) => ({ id: article.id, node: <NewsItem article={article} isTile /> }))}
    />
  );
}

import { NewsArticlePage } from '#features/news/news-article-page.tsx';
import { findNewsArticle, getAllNews } from '#features/news/news-data.ts';
import { newsPath } from '#features/news/news-paths.ts';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'id',
  slugs: async (locale) => (await getAllNews(locale)).map(({ id }) => id),
  find: findNewsArticle,
  toPath: newsPath,
  pathOf: ({ id }) => newsPath(id),
  getMetadata: ({ title, summary, localizedSummary, picture }) => ({
    title: localizedSummary?.title ?? title,
    description: localizedSummary?.summary ?? summary,
    picture,
  }),
  render: (article) => <NewsArticlePage article={article} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

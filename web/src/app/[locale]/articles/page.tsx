import { ArticleListPage } from '#features/articles/article-list-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/articles',
  namespace: 'Articles',
  render: () => <ArticleListPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

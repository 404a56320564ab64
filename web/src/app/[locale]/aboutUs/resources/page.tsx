import { ResourceListPage } from '#features/resources/resource-list-page.tsx';
import { resourceListPaths } from '#features/resources/resource-paths.ts';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: resourceListPaths.all,
  words: 'Resources.scopes.all',
  show: () => <ResourceListPage scope="all" />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

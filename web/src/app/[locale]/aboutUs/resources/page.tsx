import { ResourceListPage } from '#features/resources/resource-list-page.tsx';
import { resourceListPaths } from '#features/resources/resource-paths.ts';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: resourceListPaths.all,
  namespace: 'Resources.scopes.all',
  render: () => <ResourceListPage scope="all" />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

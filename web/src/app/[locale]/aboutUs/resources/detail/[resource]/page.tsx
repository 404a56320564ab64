import { findResource, getResources } from '#features/resources/resource-data.ts';
import { ResourceDetailPage } from '#features/resources/resource-detail-page.tsx';
import { resourceIdOf, resourcePath, resourceSlugOf } from '#features/resources/resource-paths.ts';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'resource',
  slugs: async (locale) => (await getResources(locale, 'all')).flatMap(({ path }) => resourceSlugOf(path) ?? []),
  idOf: resourceIdOf,
  find: findResource,
  toPath: resourcePath,
  // Some resources, such as events, have their page elsewhere.
  pathOf: ({ path }) => path,
  getMetadata: ({ title, summary, picture }) => ({ title, description: summary, picture }),
  render: (resource) => <ResourceDetailPage resource={resource} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

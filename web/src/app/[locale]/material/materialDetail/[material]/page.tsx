import { findMaterial, getMaterialSlugs } from '#features/materials/material-data.ts';
import { MaterialDetailPage } from '#features/materials/material-detail-page.tsx';
import { materialIdOf, materialPath } from '#features/materials/material-paths.ts';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'material',
  slugs: async () => (await getMaterialSlugs()).map(({ slug }) => slug),
  idOf: materialIdOf,
  find: findMaterial,
  toPath: materialPath,
  pathOf: ({ slug }) => materialPath(slug),
  getMetadata: ({ name, summary, picture }) => ({ title: name, description: summary, picture }),
  render: (material) => <MaterialDetailPage material={material} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

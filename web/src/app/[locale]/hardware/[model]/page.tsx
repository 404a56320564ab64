import { findProductByName, getProductSlugs } from '#features/products/product-data.ts';
import { productPath } from '#features/products/product-path.ts';
import { createRecordPage } from '#routes/record-page.tsx';
import { MachinePage } from '#sections/machine-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'model',
  slugs: async () => (await getProductSlugs()).map(({ slug }) => slug),
  idOf: (model) => model.toLowerCase(),
  find: findProductByName,
  toPath: (model) => `/hardware/${model}`,
  pathOf: productPath,
  getMetadata: ({ name, summary, pictures: [picture] }) => ({
    title: name,
    description: summary,
    ...(picture && { picture }),
  }),
  render: (product) => <MachinePage product={product} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

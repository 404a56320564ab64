import { findProductByName, getProductSlugs } from '#features/products/product-data.ts';
import { ProductPage } from '#features/products/product-page.tsx';
import { productPath } from '#features/products/product-path.ts';
import { createRecordPage } from '#routes/record-page.tsx';

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
  render: (product) => <ProductPage product={product} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

import { findProduct, getProductIds } from '#features/products/product-data.ts';
import { genericProductPath, productPath } from '#features/products/product-path.ts';
import { createRecordPage } from '#routes/record-page.tsx';
import { MachinePage } from '#sections/machine-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

/** Generic product page, also served at `/hardware/detail?id=`. Products with a page of their own redirect to it. */
const page = createRecordPage({
  param: 'id',
  slugs: getProductIds,
  find: findProduct,
  toPath: genericProductPath,
  pathOf: productPath,
  getMetadata: ({ name, summary, pictures: [picture] }) => ({
    title: name,
    description: summary,
    ...(picture && { picture }),
  }),
  render: (product) => <MachinePage product={product} />,
});

/** Pages are rendered on demand; Next.js requires at least one at build time. No product has this id. */
export function generateStaticParams() {
  return [{ id: '0' }];
}

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

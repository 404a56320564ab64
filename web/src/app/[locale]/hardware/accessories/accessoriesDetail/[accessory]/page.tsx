import { findAccessory } from '#features/accessories/accessory-data.ts';
import { AccessoryDetailPage } from '#features/accessories/accessory-detail-page.tsx';
import { accessoryIdOf, accessoryPath } from '#features/accessories/accessory-paths.ts';
import { getAccessorySlugs } from '#features/products/product-data.ts';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'accessory',
  slugs: async () => (await getAccessorySlugs()).map(({ slug }) => slug),
  idOf: accessoryIdOf,
  find: findAccessory,
  toPath: accessoryPath,
  pathOf: ({ path }) => path,
  getMetadata: ({ name, summary, pictures: [picture] }) => ({
    title: name,
    description: summary,
    ...(picture && { picture }),
  }),
  render: (accessory) => <AccessoryDetailPage accessory={accessory} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;

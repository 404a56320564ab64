import { AccessoryListPage } from '#features/accessories/accessory-list-page.tsx';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: accessoryListPath,
  namespace: 'Accessories',
  render: () => <AccessoryListPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

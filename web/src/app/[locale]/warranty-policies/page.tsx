import { WarrantyPage } from '#features/support/warranty-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/warranty-policies',
  namespace: 'Warranty',
  render: () => <WarrantyPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

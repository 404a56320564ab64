import { WarrantyPage } from '#features/support/warranty-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/warranty-policies',
  words: 'Warranty',
  show: () => <WarrantyPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

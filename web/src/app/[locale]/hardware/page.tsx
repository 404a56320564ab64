import { HardwarePage } from '#features/products/hardware-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/hardware',
  words: 'Products.hardware',
  show: () => <HardwarePage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

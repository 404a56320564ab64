import { HardwarePage } from '#features/products/hardware-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/hardware',
  namespace: 'Products.hardware',
  render: () => <HardwarePage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

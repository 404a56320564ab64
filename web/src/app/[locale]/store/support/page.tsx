import { SupportPage } from '#features/support/support-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/store/support',
  namespace: 'Support',
  render: () => <SupportPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

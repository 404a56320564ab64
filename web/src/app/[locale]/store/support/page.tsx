import { SupportPage } from '#features/support/support-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/store/support',
  words: 'Support',
  show: () => <SupportPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

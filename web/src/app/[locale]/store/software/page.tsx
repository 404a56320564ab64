import { SoftwarePage } from '#features/software/software-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/store/software',
  namespace: 'Software',
  render: () => <SoftwarePage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

import { SamplesPage } from '#features/samples/samples-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/material/bm',
  namespace: 'Samples',
  render: () => <SamplesPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

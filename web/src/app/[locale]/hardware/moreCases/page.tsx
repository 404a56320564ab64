import { MachineCasesPage } from '#features/products/machine-cases/machine-cases-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/hardware/moreCases',
  namespace: 'MachineCases',
  render: () => <MachineCasesPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

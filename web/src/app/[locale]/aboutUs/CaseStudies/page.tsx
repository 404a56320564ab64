import { CaseStudyOverviewPage } from '#features/case-studies/overview-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/aboutUs/CaseStudies',
  namespace: 'CaseStudies.overview',
  render: () => <CaseStudyOverviewPage />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

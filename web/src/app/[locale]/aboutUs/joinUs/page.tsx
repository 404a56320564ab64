import { CareersPage } from '#features/careers/careers-page.tsx';
import { getOpenings } from '#features/careers/opening-data.ts';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/aboutUs/joinUs',
  namespace: 'Careers',
  render: async (locale) => <CareersPage locale={locale} openings={await getOpenings()} />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

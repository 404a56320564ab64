import { PartFitPage } from '#features/part-fit/part-fit-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/tools/fit',
  namespace: 'PartFit',
  render: (locale) => <PartFitPage locale={locale} />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

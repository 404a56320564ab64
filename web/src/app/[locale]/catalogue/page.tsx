import { CataloguePage } from '#features/catalogue/catalogue-page.tsx';
import { Brand } from '#layout/header/brand.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/catalogue',
  namespace: 'Catalogue',
  render: (locale) => <CataloguePage locale={locale} brand={<Brand />} />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

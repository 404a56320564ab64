import { CertificatePage } from '#features/certificates/certificate-page.tsx';
import { StandaloneLinks } from '#layout/footer/standalone-links.tsx';
import { Brand } from '#layout/header/brand.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/certificate',
  namespace: 'Certificate',
  render: (locale) => <CertificatePage locale={locale} brand={<Brand />} links={<StandaloneLinks />} />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

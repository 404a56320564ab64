import { CertificatePage } from '#features/certificates/certificate-page.tsx';
import { Brand } from '#layout/header/brand.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/certificate',
  words: 'Certificate',
  show: (locale) => <CertificatePage locale={locale} brand={<Brand />} />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

import { getEnv } from '#config/env.ts';
import { SocialPage } from '#features/social/social-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/aboutUs/social',
  namespace: 'Social',
  render: (locale) => <SocialPage locale={locale} wechatQrUrl={getEnv().WECHAT_QR_URL} />,
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

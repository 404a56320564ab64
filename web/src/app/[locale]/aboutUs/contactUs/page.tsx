import { getTranslations } from 'next-intl/server';
import { getEnv } from '#config/env.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { toOrganizationData } from '#features/contact/organization-structured-data.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { InquirySection } from '#features/inquiries/inquiry-section.tsx';
import { createSinglePage } from '#routes/single-page.ts';
import { StructuredData } from '#ui/structured-data.tsx';

const page = createSinglePage({
  path: '/aboutUs/contactUs',
  namespace: 'Contact',
  render: async (locale) => {
    const t = await getTranslations();
    const form = (
      <InquirySection
        locale={locale}
        messages={await getFormMessages()}
        title={t('Contact.formTitle')}
        intro={t('Contact.formIntro')}
        noScript={<p className="mt-4">{t('Contact.noScript', { address: mailboxes.business })}</p>}
      />
    );
    return (
      <>
        <StructuredData data={toOrganizationData(locale, t('Site.brand'), getEnv().SITE_URL)} />
        <ContactPage locale={locale} form={form} wechatQrUrl={getEnv().WECHAT_QR_URL} />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

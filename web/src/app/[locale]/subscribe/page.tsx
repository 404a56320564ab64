import { getTranslations } from 'next-intl/server';
import { mailboxes } from '#content/contact/offices.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { SubscribePage } from '#features/subscriptions/subscribe-page.tsx';
import { SubscriptionSection } from '#features/subscriptions/subscription-section.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/subscribe',
  namespace: 'Subscribe',
  render: async (locale) => {
    const t = await getTranslations('Subscribe');
    const form = (
      <SubscriptionSection
        locale={locale}
        messages={await getFormMessages()}
        title={t('formTitle')}
        intro={t('formIntro')}
        noScript={<p className="mt-4">{t('noScript', { address: mailboxes.business })}</p>}
      />
    );
    return <SubscribePage form={form} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

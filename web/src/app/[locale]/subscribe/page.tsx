import { getTranslations } from 'next-intl/server';
import { mailboxes } from '../../../../content/contact/offices.ts';
import { SubscribePage } from '../../../features/inquiries/subscribe-page.tsx';
import { getFormWords } from '../../../site/forms/form-words.ts';
import { SubscriptionOnPage } from '../../../site/forms/subscription-on-page.tsx';
import { createSinglePage } from '../../../site/single-page.ts';

const page = createSinglePage({
  path: '/subscribe',
  words: 'Subscribe',
  show: async (locale) => {
    const t = await getTranslations('Subscribe');
    const form = (
      <SubscriptionOnPage
        locale={locale}
        words={await getFormWords()}
        title={t('formTitle')}
        intro={t('formIntro')}
        otherWay={<p className="mt-4">{t('noScript', { address: mailboxes.business })}</p>}
      />
    );
    return <SubscribePage form={form} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

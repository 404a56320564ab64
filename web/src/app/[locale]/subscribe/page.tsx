import { getTranslations } from 'next-intl/server';
import { mailboxes } from '#content/contact/offices.ts';
import { getFormMessages } from '#features/forms/get-form-messages.ts';
import { getAllNews } from '#features/news/news-data.ts';
import { mayLead } from '#features/news/news-lead.tsx';
import { SampleIssue } from '#features/subscriptions/sample-issue.tsx';
import { SubscribePage } from '#features/subscriptions/subscribe-page.tsx';
import { SubscriptionSection } from '#features/subscriptions/subscription-section.tsx';
import { isInLanguage } from '#features/translations/own-language.ts';
import { tagOf } from '#i18n/paths.ts';
import { createSinglePage } from '#routes/single-page.ts';

const SAMPLE_ARTICLES = 3;

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
    const articles = (await getAllNews(locale)).filter(
      (one) => mayLead(one) && (isInLanguage(one, locale) || one.localizedSummary),
    );
    const sample = <SampleIssue locale={tagOf(locale)} articles={articles.slice(0, SAMPLE_ARTICLES)} />;
    return <SubscribePage form={form} sample={sample} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;

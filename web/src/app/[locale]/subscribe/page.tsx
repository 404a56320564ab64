import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { mailboxes } from '../../../../content/contact/offices.ts';
import { SubscribePage } from '../../../features/inquiries/subscribe-page.tsx';
import { getCurrentLocale } from '../../../i18n/locale.ts';
import { getFormWords } from '../../../site/forms/form-words.ts';
import { SubscriptionOnPage } from '../../../site/forms/subscription-on-page.tsx';
import { getPageMetadata } from '../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Subscribe');
  return getPageMetadata('/subscribe', { title: t('title'), description: t('intro') });
}

export default async function Page() {
  const t = await getTranslations('Subscribe');
  return (
    <SubscribePage
      form={
        <SubscriptionOnPage
          locale={await getCurrentLocale()}
          words={await getFormWords()}
          title={t('formTitle')}
          intro={t('formIntro')}
          otherWay={<p className="mt-4">{t('noScript', { address: mailboxes.business })}</p>}
        />
      }
    />
  );
}

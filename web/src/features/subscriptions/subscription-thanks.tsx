'use client';

import { useTranslations } from 'next-intl';
import { ThankYouMessage } from '#features/forms/thank-you-message.tsx';

export function SubscriptionThanks({ contactMe }: { contactMe: boolean }) {
  const t = useTranslations('Inquiries.subscription');
  return (
    <ThankYouMessage>
      <p className="text-lead">{contactMe ? t('thanksTextSales') : t('thanksText')}</p>
    </ThankYouMessage>
  );
}

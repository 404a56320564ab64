'use client';

import { useTranslations } from 'next-intl';
import { ThankYouMessage } from '#features/forms/thank-you-message.tsx';
import type { Accepted } from './submit-subscription.ts';
import { textsOf } from './subscription-texts.ts';

export function SubscriptionThanks({ subscribed }: { subscribed: Accepted }) {
  const t = useTranslations('Inquiries');
  const { reference, delivery, email } = subscribed;
  return (
    <ThankYouMessage>
      <p className="text-lead">{t(`subscription.${textsOf(subscribed).text}`)}</p>
      {email && <p className="text-small break-all text-ink-soft">{t('subscription.sentTo', { email })}</p>}
      {delivery === 'QUEUED' && <p className="text-small break-all text-ink-soft">{t('reference', { reference })}</p>}
    </ThankYouMessage>
  );
}

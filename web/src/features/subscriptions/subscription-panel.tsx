'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessages, FormMessagesProvider } from '#features/forms/form-messages.tsx';
import type { Accepted } from './submit-subscription.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { SubscriptionThanks } from './subscription-thanks.tsx';

type Props = {
  locale: Locale;
  messages: FormMessages;
  email: string;
  subscribed: Accepted | null;
  onAccepted: (subscribed: Accepted) => void;
};

export function SubscriptionPanel({ locale, messages, email, subscribed, onAccepted }: Props) {
  return (
    <FormMessagesProvider locale={locale} messages={messages}>
      {subscribed ? (
        <SubscriptionThanks subscribed={subscribed} />
      ) : (
        <SubscriptionForm locale={locale} email={email} onAccepted={onAccepted} />
      )}
    </FormMessagesProvider>
  );
}

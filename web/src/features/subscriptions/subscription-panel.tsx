'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessages, FormMessagesProvider } from '#features/forms/form-messages.tsx';
import { SubscriptionForm } from './subscription-form.tsx';
import { SubscriptionThanks } from './subscription-thanks.tsx';

export type Subscribed = { contactMe: boolean };

type Props = {
  locale: Locale;
  messages: FormMessages;
  email: string;
  subscribed: Subscribed | null;
  onAccepted: (subscribed: Subscribed) => void;
};

export function SubscriptionPanel({ locale, messages, email, subscribed, onAccepted }: Props) {
  return (
    <FormMessagesProvider locale={locale} messages={messages}>
      {subscribed ? (
        <SubscriptionThanks contactMe={subscribed.contactMe} />
      ) : (
        <SubscriptionForm locale={locale} email={email} onAccepted={onAccepted} />
      )}
    </FormMessagesProvider>
  );
}

'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useState } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { loadSubscriptionPanel } from './load-subscription-panel.ts';
import type { Accepted } from './submit-subscription.ts';
import { textsOf } from './subscription-texts.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  email: string;
  isOpen: boolean;
  onClose: () => void;
  onAccepted: (subscribed: Accepted) => void;
};

export function SubscriptionDialog({ locale, messages, email, isOpen, onClose, onAccepted }: Props) {
  const { subscription, close } = messages.Inquiries;
  const [subscribed, setSubscribed] = useState<Accepted | null>(null);
  const accept = (result: Accepted) => {
    setSubscribed(result);
    onAccepted(result);
  };
  const title = subscribed ? subscription[textsOf(subscribed).title] : subscription.title;
  const description = subscribed ? undefined : subscription.intro;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={description} closeLabel={close}>
      {isOpen && (
        <LazyForm load={loadSubscriptionPanel} messages={messages}>
          {(SubscriptionPanel) => (
            <SubscriptionPanel
              locale={locale}
              messages={messages}
              email={email}
              subscribed={subscribed}
              onAccepted={accept}
            />
          )}
        </LazyForm>
      )}
    </Dialog>
  );
}

'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type ReactNode, useState } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { FormSection } from '#features/forms/form-section.tsx';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import { loadSubscriptionPanel } from './load-subscription-panel.ts';
import type { Accepted } from './submit-subscription.ts';
import { textsOf } from './subscription-texts.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  title: string;
  intro: string;
  noScript: ReactNode;
};

export function SubscriptionSection({ locale, messages, title, intro, noScript }: Props) {
  const [subscribed, setSubscribed] = useState<Accepted | null>(null);
  return (
    <FormSection
      title={subscribed ? messages.Inquiries.subscription[textsOf(subscribed).title] : title}
      intro={subscribed ? null : intro}
      noScript={noScript}
    >
      <LazyForm load={loadSubscriptionPanel} messages={messages} className="min-h-svh">
        {(SubscriptionPanel) => (
          <SubscriptionPanel
            locale={locale}
            messages={messages}
            email=""
            subscribed={subscribed}
            onAccepted={setSubscribed}
          />
        )}
      </LazyForm>
    </FormSection>
  );
}

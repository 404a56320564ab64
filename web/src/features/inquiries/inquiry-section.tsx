'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type ReactNode, useState } from 'react';
import { reportSignUp } from '#analytics/analytics.ts';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { FormSection } from '#features/forms/form-section.tsx';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import { loadInquiryPanel } from './load-inquiry-panel.ts';
import type { AcceptedInquiry } from './submit-inquiry.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  title: string;
  intro: string;
  noScript: ReactNode;
};

export function InquirySection({ locale, messages, title, intro, noScript }: Props) {
  const [accepted, setAccepted] = useState<AcceptedInquiry | null>(null);
  const accept = (inquiry: AcceptedInquiry) => {
    setAccepted(inquiry);
    reportSignUp('inquiry');
  };
  return (
    <FormSection
      title={accepted ? messages.Inquiries.inquiry.thanksTitle : title}
      intro={accepted ? null : intro}
      noScript={noScript}
    >
      <LazyForm load={loadInquiryPanel} messages={messages} className="min-h-svh">
        {(InquiryPanel) => (
          <InquiryPanel
            locale={locale}
            messages={messages}
            asksReason
            accepted={accepted}
            onAccepted={accept}
            onLeave={stay}
          />
        )}
      </LazyForm>
    </FormSection>
  );
}

/** There is nothing to close. */
function stay(): void {}

'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type ReactNode, useState } from 'react';
import { reportSignUp } from '#analytics/analytics.ts';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { FormSection } from '#features/forms/form-section.tsx';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import { loadInquiryPanel } from './load-inquiry-panel.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  title: string;
  intro: string;
  noScript: ReactNode;
};

export function InquirySection({ locale, messages, title, intro, noScript }: Props) {
  const [reference, setReference] = useState<string | null>(null);
  const accept = (number: string) => {
    setReference(number);
    reportSignUp('inquiry');
  };
  return (
    <FormSection
      title={reference ? messages.Inquiries.inquiry.thanksTitle : title}
      intro={reference ? null : intro}
      noScript={noScript}
    >
      <LazyForm load={loadInquiryPanel} messages={messages} className="min-h-svh">
        {(InquiryPanel) => (
          <InquiryPanel locale={locale} messages={messages} reference={reference} onAccepted={accept} onLeave={stay} />
        )}
      </LazyForm>
    </FormSection>
  );
}

/** There is nothing to close. */
function stay(): void {}

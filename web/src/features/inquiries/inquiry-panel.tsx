'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessages, FormMessagesProvider } from '#features/forms/form-messages.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import type { InquirySubject } from './inquiry-subject.ts';
import { InquiryThanks } from './inquiry-thanks.tsx';
import type { AcceptedInquiry } from './submit-inquiry.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  subject?: InquirySubject | null;
  asksReason?: boolean;
  accepted: AcceptedInquiry | null;
  onAccepted: (inquiry: AcceptedInquiry) => void;
  onLeave: () => void;
};

export function InquiryPanel({ locale, messages, subject = null, asksReason, accepted, onAccepted, onLeave }: Props) {
  return (
    <FormMessagesProvider locale={locale} messages={messages}>
      {accepted ? (
        <InquiryThanks inquiry={accepted} onLeave={onLeave} />
      ) : (
        <InquiryForm locale={locale} subject={subject} asksReason={asksReason} onAccepted={onAccepted} />
      )}
    </FormMessagesProvider>
  );
}

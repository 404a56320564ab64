'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessages, FormMessagesProvider } from '#features/forms/form-messages.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { InquiryThanks } from './inquiry-thanks.tsx';

type Props = {
  locale: Locale;
  messages: FormMessages;
  /** Initial comments. */
  comments?: string | undefined;
  /** Reference number of the accepted inquiry. */
  reference: string | null;
  onAccepted: (reference: string) => void;
  onLeave: () => void;
};

export function InquiryPanel({ locale, messages, comments, reference, onAccepted, onLeave }: Props) {
  return (
    <FormMessagesProvider locale={locale} messages={messages}>
      {reference ? (
        <InquiryThanks reference={reference} onLeave={onLeave} />
      ) : (
        <InquiryForm locale={locale} comments={comments} onAccepted={onAccepted} />
      )}
    </FormMessagesProvider>
  );
}

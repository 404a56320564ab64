'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useState } from 'react';
import { reportSignUp } from '#analytics/analytics.ts';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { loadInquiryPanel } from './load-inquiry-panel.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  isVisible: boolean;
  onVisibilityChange: (isVisible: boolean) => void;
  onAccepted: () => void;
};

export function InquiryDrawer({ locale, messages, isVisible, onVisibilityChange, onAccepted }: Props) {
  const { inquiry, close: closeLabel } = messages.Inquiries;
  const [reference, setReference] = useState<string | null>(null);
  const accept = (number: string) => {
    setReference(number);
    reportSignUp('inquiry');
    onAccepted();
  };
  const close = () => {
    setReference(null);
    onVisibilityChange(false);
  };
  const title = reference ? inquiry.thanksTitle : inquiry.title;
  const description = reference ? undefined : inquiry.intro;
  return (
    <Drawer isOpen={isVisible} onClose={close} title={title} description={description} closeLabel={closeLabel}>
      {isVisible && (
        <LazyForm load={loadInquiryPanel} messages={messages}>
          {(InquiryPanel) => (
            <InquiryPanel
              locale={locale}
              messages={messages}
              reference={reference}
              onAccepted={accept}
              onLeave={close}
            />
          )}
        </LazyForm>
      )}
    </Drawer>
  );
}

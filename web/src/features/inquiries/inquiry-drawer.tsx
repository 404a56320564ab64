'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useState } from 'react';
import { reportSignUp } from '#analytics/analytics.ts';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { LazyForm } from '#features/forms/lazy-form.tsx';
import { Drawer } from '#ui/drawer.tsx';
import type { InquirySubject } from './inquiry-subject.ts';
import { loadInquiryPanel } from './load-inquiry-panel.ts';
import type { AcceptedInquiry } from './submit-inquiry.ts';

type Props = {
  locale: Locale;
  messages: FormMessages;
  subject?: InquirySubject | null;
  isVisible: boolean;
  onVisibilityChange: (isVisible: boolean) => void;
  onAccepted: () => void;
};

export function InquiryDrawer({ locale, messages, subject = null, ...events }: Props) {
  const { isVisible, onVisibilityChange, onAccepted } = events;
  const { inquiry, close: closeLabel } = messages.Inquiries;
  const [accepted, setAccepted] = useState<AcceptedInquiry | null>(null);
  const accept = (result: AcceptedInquiry) => {
    setAccepted(result);
    reportSignUp('inquiry');
    onAccepted();
  };
  const close = () => {
    setAccepted(null);
    onVisibilityChange(false);
  };
  const title = accepted ? inquiry.thanksTitle : (subject ?? inquiry).title;
  const description = accepted ? undefined : (subject ?? inquiry).intro;
  return (
    <Drawer isOpen={isVisible} onClose={close} title={title} description={description} closeLabel={closeLabel}>
      {isVisible && (
        <LazyForm load={loadInquiryPanel} messages={messages}>
          {(InquiryPanel) => (
            <InquiryPanel
              locale={locale}
              messages={messages}
              subject={subject}
              accepted={accepted}
              onAccepted={accept}
              onLeave={close}
            />
          )}
        </LazyForm>
      )}
    </Drawer>
  );
}

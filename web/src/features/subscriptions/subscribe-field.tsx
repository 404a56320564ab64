'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FormMessages } from '#features/forms/form-messages.tsx';
import { preloadForm } from '#features/forms/preload-form.ts';
import { useLazyComponent } from '#ui/use-lazy-component.ts';
import { EmailForm } from './email-form.tsx';
import { loadSubscriptionPanel } from './load-subscription-panel.ts';
import type { Accepted } from './submit-subscription.ts';
import { textsOf } from './subscription-texts.ts';

const loadDialog = async () => (await import('./subscription-dialog.tsx')).SubscriptionDialog;

type Props = { locale: Locale; messages: FormMessages; notice: ReactNode };

export function SubscribeField({ locale, messages, notice }: Props) {
  const { subscription } = messages.Inquiries;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = useState('');
  const [isNeeded, setIsNeeded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [subscribed, setSubscribed] = useState<Accepted | null>(null);
  const thanks = subscribed && textsOf(subscribed);
  const { part: SubscriptionDialog, hasFailed, retry } = useLazyComponent(loadDialog, isNeeded);
  useEffect(() => {
    // The button that opened the dialog has been replaced by the thank-you message.
    if (!isOpen && subscribed) heading.current?.focus();
  }, [isOpen, subscribed]);

  const preload = () => {
    setIsNeeded(true);
    preloadForm(locale, loadSubscriptionPanel);
  };
  const open = (typed: string) => {
    setEmail(typed);
    setIsOpen(true);
    if (hasFailed) retry();
  };
  return (
    <section aria-labelledby={id} className="scripted grid items-center gap-x-12 gap-y-4 desktop:grid-cols-2">
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-subheading outline-none">
          {subscription[thanks ? thanks.title : 'barTitle']}
        </h2>
        <p className="mt-1 text-small text-ink-soft">{subscription[thanks ? thanks.text : 'barText']}</p>
      </div>
      {!thanks && (
        <div>
          <EmailForm label={subscription.barField} action={subscription.title} onIntent={preload} onSend={open} />
          {notice}
        </div>
      )}
      {SubscriptionDialog && (
        <SubscriptionDialog
          locale={locale}
          messages={messages}
          email={email}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onAccepted={setSubscribed}
        />
      )}
    </section>
  );
}

'use client';

import type { FormMessage } from '@heliograph/schema/form-validation/messages.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import { type ReactNode, useState } from 'react';
import { type FormMessages, FormMessagesProvider } from '#features/forms/form-messages.tsx';
import { type FormRefusal, isRefusal } from '#features/forms/form-refusal.ts';
import { FormSection } from '#features/forms/form-section.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirmationCode } from './confirmation-code.ts';
import { ConfirmationRefusal, isFinal } from './confirmation-refusal.tsx';
import type { Accepted } from './submit-subscription.ts';
import { textsOf } from './subscription-texts.ts';
import { SubscriptionThanks } from './subscription-thanks.tsx';

type Props = {
  locale: Locale;
  messages: FormMessages;
  errors: Pick<Record<FormMessage, string>, 'confirmationInvalid' | 'serviceError'>;
  noScript: ReactNode;
};

/** Confirms on click only: mail scanners open links, and may run scripts. */
export function ConfirmationSection({ locale, messages, errors, noScript }: Props) {
  const { subscription } = messages.Inquiries;
  const texts = subscription.confirmation;
  const code = useConfirmationCode();
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<Accepted | FormRefusal | null>(null);
  const [incomplete] = useState(() => toRefusal('CONFIRMATION_INVALID', errors.confirmationInvalid));
  const outcome = code === '' ? incomplete : result;
  const refusal = outcome && isRefusal(outcome) ? outcome : null;
  const subscribed = outcome && !isRefusal(outcome) ? outcome : null;
  const canConfirm = subscribed === null && !(refusal && isFinal(refusal));
  const confirm = async () => {
    if (isSending || !code) return;
    setIsSending(true);
    const confirmed = send(locale, code).catch(() => toRefusal('SERVICE_ERROR', errors.serviceError));
    setResult(await confirmed.finally(() => setIsSending(false)));
  };
  return (
    <FormSection
      title={subscribed ? subscription[textsOf(subscribed).title] : texts.title}
      intro={subscribed || refusal ? null : texts.intro}
      level={1}
      noScript={noScript}
    >
      <FormMessagesProvider locale={locale} messages={messages}>
        {subscribed && <SubscriptionThanks subscribed={subscribed} />}
        {refusal && <ConfirmationRefusal refusal={refusal} />}
        {canConfirm && (
          <Button
            variant="primary"
            size="large"
            aria-disabled={isSending}
            onClick={confirm}
            className={`w-full ${refusal ? 'mt-6' : ''}`}
          >
            <span aria-live="polite">{isSending ? texts.confirming : texts.action}</span>
          </Button>
        )}
      </FormMessagesProvider>
    </FormSection>
  );
}

/** Loads the client of the gateway. */
async function send(locale: Locale, code: string): Promise<Accepted | FormRefusal> {
  const { confirmSubscription } = await import('./submit-subscription.ts');
  return confirmSubscription(locale, code);
}

function toRefusal(code: FormRefusal['code'], message: string): FormRefusal {
  return { code, message, problems: [], incident: null };
}

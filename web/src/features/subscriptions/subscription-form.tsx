'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isRefusal } from '#features/forms/form-refusal.ts';
import { FormRefusalNotice } from '#features/forms/form-refusal-notice.tsx';
import { SubmitButton } from '#features/forms/submit-button.tsx';
import { useDraft } from '#features/forms/use-draft.ts';
import { useFormSubmission } from '#features/forms/use-form-submission.ts';
import { useVerification } from '#features/forms/use-verification.ts';
import { VerificationField } from '#features/forms/verification-field.tsx';
import { type Accepted, submitSubscription } from './submit-subscription.ts';
import { SubscriptionFields } from './subscription-fields.tsx';
import {
  createSubscriptionResolver,
  createSubscriptionValues,
  type SubscriptionForm as Subscription,
  subscriptionDraft,
} from './subscription-values.ts';

type Props = {
  locale: Locale;
  /** Takes precedence over the draft. */
  email?: string;
  onAccepted: (subscription: Accepted) => void;
};

export function SubscriptionForm({ locale, email = '', onAccepted }: Props) {
  const t = useTranslations('Inquiries.subscription');
  const [defaultValues] = useState(() => {
    const draft = subscriptionDraft.restore(createSubscriptionValues(locale));
    return { ...draft, verification: '', email: email || draft.email };
  });
  const [resolver] = useState(() => createSubscriptionResolver(locale));
  const form = useForm({ defaultValues, shouldFocusError: false, resolver });
  useDraft(form, subscriptionDraft);
  const verification = useVerification(locale, (code) => {
    form.setValue('verification', code);
    form.clearErrors('verification');
  });

  const send = async ({ verification: code, ...subscription }: Subscription) => {
    const verified = await verification.verify(code);
    if (isRefusal(verified)) return verified;
    const result = await submitSubscription(locale, { ...subscription, verification: verified });
    if (isRefusal(result) && result.code === 'VERIFICATION_FAILED') verification.forget();
    return result;
  };
  const requestCode = async () => {
    const result = await verification.getCode();
    if (isRefusal(result)) form.setError('verification', { type: 'gateway', message: result.message });
  };
  const { refusal, onSubmit, isSending } = useFormSubmission({
    form,
    send,
    onAccepted: (result: Accepted) => {
      subscriptionDraft.drop();
      onAccepted(result);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormRefusalNotice refusal={refusal} />
      <div className="grid gap-5">
        <SubscriptionFields form={form} locale={locale} />
        <VerificationField form={form} locale={locale} isWorking={verification.isWorking} onAsk={requestCode} />
      </div>
      <SubmitButton isSending={isSending} label={t('submit')} />
    </form>
  );
}

'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CountrySelect } from '#features/forms/country-select.tsx';
import { EmailField } from '#features/forms/email-field.tsx';
import { toFieldErrorText } from '#features/forms/field-error-text.ts';
import { createDraft } from '#features/forms/form-draft.ts';
import { FormRefusalNotice } from '#features/forms/form-refusal-notice.tsx';
import { PrivacyNotice, TermsLabel } from '#features/forms/legal-notices.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { SubmitButton } from '#features/forms/submit-button.tsx';
import { useDraft } from '#features/forms/use-draft.ts';
import { useFormSubmission } from '#features/forms/use-form-submission.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import {
  createRegistrationResolver,
  createRegistrationValues,
  type RegistrationValues,
} from './registration-values.ts';
import { type Accepted, type Purpose, submitRegistration } from './submit-registration.ts';

const NOTICES = { REMINDER: 'registration', UNLOCK: 'unlock' } as const satisfies Record<Purpose, string>;
const ACTIONS = { REMINDER: 'remind', UNLOCK: 'unlock' } as const satisfies Record<Purpose, string>;

type Props = { locale: Locale; liveStream: string; purpose: Purpose; onAccepted: (accepted: Accepted) => void };

export function RegistrationForm({ locale, liveStream, purpose, onAccepted }: Props) {
  const t = useTranslations('Inquiries');
  const streams = useTranslations('LiveStreams');
  const [draft] = useState(() => createDraft<RegistrationValues>(`registration:${purpose}:${liveStream}`));
  const [defaultValues] = useState(() => draft.restore(createRegistrationValues(locale, liveStream)));
  const [resolver] = useState(() => createRegistrationResolver(locale));
  const form = useForm({ defaultValues, shouldFocusError: false, resolver });
  useDraft(form, draft);
  const { refusal, onSubmit, isSending } = useFormSubmission({
    form,
    send: (values) => submitRegistration(locale, purpose, values),
    onAccepted: (accepted: Accepted) => {
      draft.drop();
      onAccepted(accepted);
    },
  });
  const place = { form, locale };
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormRefusalNotice refusal={refusal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields {...place} isLastNameRequired />
        <EmailField {...place} name="email" className="sm:col-span-2" />
        <CountrySelect {...place} label={t('fields.country')} className="sm:col-span-2" />
        <Checkbox
          label={<TermsLabel locale={locale} />}
          error={toFieldErrorText(locale, form.formState.errors.acceptTerms?.message)}
          required
          className="sm:col-span-2"
          {...form.register('acceptTerms')}
        />
      </div>
      <PrivacyNotice locale={locale} purpose={NOTICES[purpose]} className="mt-5" />
      <SubmitButton isSending={isSending} label={streams(ACTIONS[purpose])} />
    </form>
  );
}

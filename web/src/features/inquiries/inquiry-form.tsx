'use client';

import { INDUSTRIES } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { CountrySelect } from '#features/forms/country-select.tsx';
import { EmailField } from '#features/forms/email-field.tsx';
import { FormField } from '#features/forms/form-field.tsx';
import { FormRefusalNotice } from '#features/forms/form-refusal-notice.tsx';
import { PrivacyNotice } from '#features/forms/legal-notices.tsx';
import { MarketingConsent } from '#features/forms/marketing-consent.tsx';
import { NameFields } from '#features/forms/name-fields.tsx';
import { PhoneFields } from '#features/forms/phone-fields.tsx';
import { SubmitButton } from '#features/forms/submit-button.tsx';
import { useDraft } from '#features/forms/use-draft.ts';
import { useFormSubmission } from '#features/forms/use-form-submission.ts';
import { RequiredMark } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { InquirySubject } from './inquiry-subject.ts';
import {
  addComments,
  type InquiryValues,
  inquiryDraft,
  inquiryResolver,
  rememberSubject,
  restoreInquiry,
} from './inquiry-values.ts';
import { ReasonField } from './reason-field.tsx';
import { type AcceptedInquiry, submitInquiry } from './submit-inquiry.ts';

type Props = {
  locale: Locale;
  subject?: InquirySubject | null;
  asksReason?: boolean | undefined;
  onAccepted: (inquiry: AcceptedInquiry) => void;
};

export function InquiryForm({ locale, subject = null, asksReason = false, onAccepted }: Props) {
  const [defaultValues] = useState(() => restoreInquiry(locale, subject));
  const form = useForm({ defaultValues, shouldFocusError: false, resolver: inquiryResolver });
  useDraft(form, inquiryDraft);
  useEffect(() => {
    if (subject) rememberSubject(subject);
  }, [subject]);
  const [reason, setReason] = useState('');
  const { refusal, onSubmit, isSending } = useFormSubmission({
    form,
    send: (values) => submitInquiry(locale, addComments(values, reason)),
    onAccepted: (inquiry: AcceptedInquiry) => {
      inquiryDraft.drop();
      onAccepted(inquiry);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormRefusalNotice refusal={refusal} />
      <InquiryFields
        form={form}
        locale={locale}
        reason={asksReason && <ReasonField value={reason} onChange={setReason} />}
      />
      <RequiredNote />
      <PrivacyNotice locale={locale} purpose="request" className="mt-3" />
      <SubmitButton isSending={isSending} />
    </form>
  );
}

/** Screen readers say so for each field. */
function RequiredNote() {
  const t = useTranslations('Inquiries');
  return (
    <p aria-hidden className="mt-5 text-fine text-ink-soft">
      <RequiredMark /> {t('requiredNote')}
    </p>
  );
}

type FieldsProps<Output> = { form: UseFormReturn<InquiryValues, unknown, Output>; locale: Locale };

function InquiryFields<Output>({ form, locale, reason }: FieldsProps<Output> & { reason: ReactNode }) {
  const t = useTranslations('Inquiries');
  const place = { form, locale };
  const isPhoneFirst = locale === 'cn';
  const phone = <PhoneFields {...place} hint={t('phoneHint')} className="sm:col-span-2" />;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameFields {...place} />
      {isPhoneFirst && phone}
      <EmailField {...place} name="email" />
      <CountrySelect {...place} label={t('fields.country')} />
      {!isPhoneFirst && phone}
      <FormField {...place} name="company" label={t('fields.company')} autoComplete="organization" isRequired />
      <FormField {...place} name="jobTitle" label={t('fields.jobTitle')} autoComplete="organization-title" />
      {reason}
      <IndustryFields {...place} className={reason ? '' : 'sm:col-span-2'} />
      <FormField
        {...place}
        name="comments"
        label={t('fields.comments')}
        as={TextArea}
        className="sm:col-span-2"
        isRequired
      />
      <MarketingConsent className="sm:col-span-2" {...form.register('marketingConsent')} />
    </div>
  );
}

function IndustryFields<Output>({ form, locale, className }: FieldsProps<Output> & { className: string }) {
  const t = useTranslations('Inquiries');
  const industry = useWatch({ control: form.control, name: 'industry' });
  const options = INDUSTRIES.map((value) => ({ value, label: t(`industries.${value}`) }));
  const choice = { as: Select, options, placeholder: t('choose') };
  return (
    <>
      <FormField
        {...choice}
        form={form}
        locale={locale}
        name="industry"
        label={t('fields.industry')}
        className={className}
        isRequired
      />
      {industry === 'OTHER' && (
        <FormField
          form={form}
          locale={locale}
          name="otherIndustry"
          label={t('fields.otherIndustry')}
          className="sm:col-span-2"
          isRequired
        />
      )}
    </>
  );
}

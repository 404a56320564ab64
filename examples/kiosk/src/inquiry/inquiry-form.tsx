import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocale, useMessages } from '../i18n/locale-context.ts';
import { LOCALES } from '../i18n/locales.ts';
import { toAddress } from '../search/search-result.ts';
import { useServices } from '../services-context.ts';
import { SelectField, TextArea, TextField } from './fields.tsx';
import { hasLastName, type InquiryValues } from './inquiry-values.ts';
import type { SubmitResult } from './outbox.ts';
import type { Refusal } from './queued-inquiry.ts';
import { useFormOptions } from './use-form-options.ts';
import { useRefusal } from './use-refusal.ts';
import { useSubmission } from './use-submission.ts';

type InquiryFormProps = {
  values: InquiryValues;
  /** Shown at once, when staff correct a rejected inquiry. */
  refusal?: Refusal | null;
  onSent: (result: Exclude<SubmitResult, { status: 'REFUSED' }>) => void;
};

const PRIVACY_PATH = '/privacyPolicy';

export function InquiryForm({ values, refusal = null, onSent }: InquiryFormProps) {
  const { inquiry } = useMessages();
  const locale = useLocale();
  const { settings } = useServices();
  const form = useForm<InquiryValues>({ defaultValues: values, shouldFocusError: true });
  const { countries, provinces, industries, findCallingCode } = useFormOptions();
  const [country, industry] = form.watch(['country', 'industry']);
  const { message, showRefusal } = useRefusal(form, refusal);
  const submit = useSubmission();
  const [isNotStored, setIsNotStored] = useState(false);

  const fillCallingCode = (countryId: string) => {
    const code = findCallingCode(countryId);
    if (code !== null) form.setValue('mobilePrefix', code, { shouldValidate: form.formState.isSubmitted });
  };

  const handleValid = async (entries: InquiryValues) => {
    try {
      const result = await submit(entries);
      if (result.status === 'REFUSED') showRefusal(result.refusal);
      else onSent(result);
    } catch {
      setIsNotStored(true);
    }
  };

  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        className="inquiry-form"
        noValidate
        lang={LOCALES[locale].tag}
        onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
      >
        <div className="form-grid">
          <TextField name="firstName" />
          {hasLastName(locale) && <TextField name="lastName" />}
          <TextField name="email" type="email" />
          <TextField name="company" />
          <SelectField name="country" options={countries} onSelect={fillCallingCode} />
          {country === 'CN' && <SelectField name="province" options={provinces} />}
          <TextField name="mobilePrefix" type="tel" />
          <TextField name="phone" type="tel" />
          <SelectField name="industry" options={industries} />
          {industry === 'OTHER' && <TextField name="otherIndustry" />}
          <TextField name="jobTitle" />
          <TextArea name="comments" />
        </div>
        <label className="consent">
          <input type="checkbox" {...form.register('marketingConsent')} />
          <span>{inquiry.marketingConsent}</span>
        </label>
        <p className="privacy">
          {inquiry.privacy} <span className="address">{toAddress(PRIVACY_PATH, locale, settings.siteUrl)}</span>
        </p>
        <p role="alert" className="form-error">
          {isNotStored ? inquiry.notStored : message}
        </p>
        <button type="submit" className="button button-action" disabled={isSubmitting}>
          {isSubmitting ? inquiry.sending : inquiry.send}
        </button>
      </form>
    </FormProvider>
  );
}

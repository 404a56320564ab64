import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { submitForm } from '#features/forms/submit-form.ts';
import type { InquiryInput, SubmissionDelivery } from '#gateway/schema.generated.ts';
import { SubmitInquiryDocument } from './submit-inquiry.generated.ts';

export type AcceptedInquiry = { reference: string; delivery: SubmissionDelivery };

export async function submitInquiry(locale: Locale, input: InquiryInput): Promise<AcceptedInquiry | FormRefusal> {
  const data = await submitForm(locale, SubmitInquiryDocument, { locale: locales[locale].graphql, input });
  return 'submitInquiry' in data ? data.submitInquiry : data;
}

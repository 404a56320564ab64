import { inquiryForm } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createCountryValues } from '#features/forms/default-country.ts';
import { createDraft } from '#features/forms/form-draft.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';

type Accepted = z.output<typeof inquiryForm>;

/** Unvalidated field values. */
export type InquiryValues = Omit<z.input<typeof inquiryForm>, 'industry' | 'otherIndustry'> & {
  industry: string;
  otherIndustry: string;
};

export const inquiryDraft = createDraft<InquiryValues>('inquiry');

export function createInquiryValues(locale: Locale): InquiryValues {
  return {
    idempotencyKey: createIdempotencyKey(),
    firstName: '',
    lastName: '',
    email: '',
    ...createCountryValues(locale),
    company: '',
    phone: '',
    jobTitle: '',
    industry: '',
    otherIndustry: '',
    comments: '',
    marketingConsent: false,
  };
}

/** Puts a text before the comments, unless they have it. */
export function addComments<Values extends { comments: string }>(values: Values, text: string): Values {
  if (values.comments.includes(text)) return values;
  return { ...values, comments: values.comments ? `${text}\n\n${values.comments}` : `${text}\n\n` };
}

const validate = createFormResolver<InquiryValues, Accepted>(inquiryForm);

/** Validates visible fields only: a hidden industry keeps its text. */
export const inquiryResolver: Resolver<InquiryValues, unknown, Accepted> = (values, context, options) => {
  const isVisible = values.industry === 'OTHER';
  return validate({ ...values, otherIndustry: isVisible ? values.otherIndustry : '' }, context, options);
};

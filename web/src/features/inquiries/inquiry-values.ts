import { inquiryForm } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createCountryValues } from '#features/forms/default-country.ts';
import { createDraft } from '#features/forms/form-draft.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';
import type { InquirySubject } from './inquiry-subject.ts';

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

/** The subject whose text was put before the comments of the draft. */
const draftSubject = createDraft<Pick<InquirySubject, 'title' | 'comments'>>('inquiry-subject');

/** The draft, about a subject. A changed text of the same subject takes the place of the earlier one. */
export function restoreInquiry(locale: Locale, subject: InquirySubject | null): InquiryValues {
  const values = inquiryDraft.restore(createInquiryValues(locale));
  if (!subject) return values;
  const last = draftSubject.restore({ title: '', comments: '' });
  const text = `${last.comments}\n\n`;
  const isReplaced = last.title === subject.title && values.comments.startsWith(text);
  const comments = isReplaced ? values.comments.slice(text.length) : values.comments;
  return addComments({ ...values, comments }, subject.comments);
}

export function rememberSubject({ title, comments }: InquirySubject): void {
  draftSubject.write({ title, comments });
}

const validate = createFormResolver<InquiryValues, Accepted>(inquiryForm);

/** Validates visible fields only: a hidden industry keeps its text. */
export const inquiryResolver: Resolver<InquiryValues, unknown, Accepted> = (values, context, options) => {
  const isVisible = values.industry === 'OTHER';
  return validate({ ...values, otherIndustry: isVisible ? values.otherIndustry : '' }, context, options);
};

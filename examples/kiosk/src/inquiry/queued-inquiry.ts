import type { InquiryInput, SubmitInquiryMutation } from '../generated/operations.ts';
import type { Locale } from '../i18n/locales.ts';

export type Refusal = Extract<NonNullable<SubmitInquiryMutation['submitInquiry']>, { __typename: 'FormRefusal' }>;

/** An inquiry that the gateway has not accepted yet. */
export type QueuedInquiry = {
  input: InquiryInput;
  /** The language of the visitor, in which sales will answer. */
  locale: Locale;
  createdAt: number;
  /** Set if the gateway rejected it after the visitor had left: staff have to correct it. */
  refusal: Refusal | null;
};

import { subscriptionForm } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { defaultCallingCode } from '#features/forms/default-calling-code.ts';
import { createDraft } from '#features/forms/form-draft.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';

/** Only the gateway can verify the code. */
const rules = z.intersection(subscriptionForm, z.object({ verification: z.string() }));

export type SubscriptionForm = z.output<typeof rules>;

/** Unvalidated field values. */
export type SubscriptionValues = {
  idempotencyKey: string;
  email: string;
  firstName: string;
  country: string;
  topics: string[];
  contactMe: boolean;
  lastName: string;
  company: string;
  jobTitle: string;
  mobilePrefix: string;
  phone: string;
  acceptTerms: boolean;
  marketingConsent: boolean;
  verification: string;
};

export const subscriptionDraft = createDraft<SubscriptionValues>('subscription');

export function createSubscriptionValues(locale: Locale): SubscriptionValues {
  return {
    idempotencyKey: createIdempotencyKey(),
    email: '',
    firstName: '',
    country: '',
    topics: [],
    contactMe: false,
    lastName: '',
    company: '',
    jobTitle: '',
    mobilePrefix: defaultCallingCode(locale),
    phone: '',
    acceptTerms: false,
    marketingConsent: false,
    verification: '',
  };
}

const HIDDEN_FIELDS = { lastName: '', company: '', jobTitle: '', mobilePrefix: null, phone: '' };

const validate = createFormResolver<FieldValues, SubscriptionForm>(rules);

/** Validates visible fields only: hidden sales fields keep their values. */
export const subscriptionResolver: Resolver<SubscriptionValues, unknown, SubscriptionForm> = (
  values,
  context,
  options,
) => validate(values.contactMe ? values : { ...values, ...HIDDEN_FIELDS }, context, options as never);

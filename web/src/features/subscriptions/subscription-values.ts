import { subscriptionForms } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createCountryValues } from '#features/forms/default-country.ts';
import { createDraft } from '#features/forms/form-draft.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';

/** Only the gateway can verify the code. */
const createRules = (locale: Locale) =>
  z.intersection(subscriptionForms[locale], z.object({ verification: z.string() }));

export type SubscriptionForm = z.output<ReturnType<typeof createRules>>;

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
    ...createCountryValues(locale),
    topics: [],
    contactMe: false,
    lastName: '',
    company: '',
    jobTitle: '',
    phone: '',
    acceptTerms: false,
    marketingConsent: false,
    verification: '',
  };
}

const HIDDEN_FIELDS = {
  firstName: '',
  country: '',
  lastName: '',
  company: '',
  jobTitle: '',
  mobilePrefix: null,
  phone: '',
};

/** Validates visible fields only: hidden sales fields keep their values. */
export function createSubscriptionResolver(locale: Locale): Resolver<SubscriptionValues, unknown, SubscriptionForm> {
  const validate = createFormResolver<FieldValues, SubscriptionForm>(createRules(locale));
  return (values, context, options) =>
    validate(values.contactMe ? values : { ...values, ...HIDDEN_FIELDS }, context, options as never);
}

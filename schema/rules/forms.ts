import * as z from 'zod/mini';
import {
  accepted,
  chosen,
  email,
  idempotencyKey,
  internationalPhone,
  isPhone,
  joinPhone,
  mobilePrefix,
  optionalText,
  phone,
  requiredText,
} from './fields.ts';
import type { FormMessage } from './messages.ts';

const NAME_MAX = 100;
const COMPANY_MAX = 50;
const COMMENTS_MAX = 2000;

/** In the order of the codes that the content service gives them. */
export const INDUSTRIES = [
  'DENTAL_LABS',
  'DENTAL_CLINICS',
  'CONSUMER',
  'ORTHOTICS_AND_PROSTHETICS',
  'HEARABLES',
  'OTHER',
] as const;

export const SUBSCRIPTION_TOPICS = [
  'DENTAL_PRINTING',
  'CONSUMER_PRINTING',
  'DENTAL_LABS',
  'CONSUMER',
  'ORTHOTICS_AND_PROSTHETICS',
  'HEARABLES',
  'OTHER_INDUSTRIES',
  'DENTAL_CLINICS',
] as const;

export const EXPECTED_APPLICATIONS = ['PROTOTYPING_AND_VALIDATION', 'ASSISTED_PRODUCTION', 'END_PRODUCTION'] as const;

export const SHIPPING_COUNTRIES = ['US', 'CN', 'DE', 'GB'] as const;

type Context = z.core.$RefinementCtx;

function complain(context: Context, field: string, message: FormMessage): void {
  context.addIssue({ code: 'custom', path: [field], message });
}

function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}

/** Numbers that are given must be numbers that can be called. */
function checkPhone(
  context: Context,
  form: { mobilePrefix?: string | null | undefined; phone?: string | null | undefined },
) {
  const joined = joinPhone(form.mobilePrefix ?? '', form.phone ?? '');
  if (!isBlank(form.phone) && !isPhone(joined)) complain(context, 'phone', 'phoneFormat');
}

/** A question or a request for an offer. */
export const inquiryForm = z
  .object({
    idempotencyKey,
    firstName: requiredText(NAME_MAX, 'firstName'),
    lastName: optionalText(NAME_MAX),
    email,
    country: chosen('country'),
    company: requiredText(COMPANY_MAX, 'company'),
    mobilePrefix,
    phone,
    jobTitle: optionalText(NAME_MAX),
    industry: z.enum(INDUSTRIES, 'industry'),
    otherIndustry: optionalText(COMPANY_MAX),
    comments: requiredText(COMMENTS_MAX, 'comments'),
    marketingConsent: z.boolean(),
  })
  .check(
    z.superRefine((form, context) => {
      checkPhone(context, form);
      if (form.industry === 'OTHER' && isBlank(form.otherIndustry)) complain(context, 'otherIndustry', 'industry');
    }),
  );

/** News by e-mail. Who wants to be called has to say who they are. */
export const subscriptionForm = z
  .object({
    idempotencyKey,
    country: chosen('region'),
    email,
    firstName: requiredText(NAME_MAX, 'firstName'),
    lastName: optionalText(NAME_MAX),
    company: optionalText(COMPANY_MAX),
    jobTitle: optionalText(NAME_MAX),
    mobilePrefix: z.nullish(mobilePrefix),
    phone: optionalText(30),
    topics: z.array(z.enum(SUBSCRIPTION_TOPICS)).check(z.minLength(1, 'topics' satisfies FormMessage)),
    contactMe: z.boolean(),
    acceptTerms: accepted,
    marketingConsent: z.boolean(),
  })
  .check(
    z.superRefine((form, context) => {
      checkPhone(context, form);
      if (!isBlank(form.phone) && isBlank(form.mobilePrefix)) complain(context, 'mobilePrefix', 'mobilePrefix');
      if (!form.contactMe) return;
      for (const field of ['lastName', 'company', 'jobTitle', 'phone'] as const) {
        if (isBlank(form[field])) complain(context, field, field);
      }
    }),
  );

const SHORT_MAX = 50;
const LONG_MAX = 1000;
const ADDRESS_MAX = 200;
/** How many samples one request may name. */
export const SAMPLES_MAX = 3;

/** Samples from the store, or one made to order. */
export const sampleRequestForm = z
  .object({
    idempotencyKey,
    kind: z.enum(['STANDARD', 'CUSTOM'], 'malformed'),
    samples: z.array(chosen('samples')).check(z.maxLength(SAMPLES_MAX, 'samples' satisfies FormMessage)),
    reason: optionalText(LONG_MAX),
    industry: requiredText(SHORT_MAX, 'industry'),
    companySize: requiredText(SHORT_MAX, 'companySize'),
    expectedApplication: z.enum(EXPECTED_APPLICATIONS, 'expectedApplication' satisfies FormMessage),
    otherRequirements: optionalText(LONG_MAX),
    name: requiredText(SHORT_MAX, 'name'),
    occupation: requiredText(SHORT_MAX, 'occupation'),
    contact: requiredText(SHORT_MAX, 'contact').check(
      z.refine(
        (text) => email.safeParse(text).success || (text.trim().startsWith('+') && isPhone(joinPhone('', text))),
        'contact' satisfies FormMessage,
      ),
    ),
    company: requiredText(SHORT_MAX, 'company'),
    receiver: requiredText(SHORT_MAX, 'receiver'),
    phone: internationalPhone,
    shipTo: z.enum(SHIPPING_COUNTRIES, 'country' satisfies FormMessage),
    address: requiredText(ADDRESS_MAX, 'address'),
  })
  .check(
    z.superRefine(
      ({ kind, samples, reason }, context) => {
        if (kind === 'STANDARD' && samples.length === 0) complain(context, 'samples', 'samples');
        if (kind === 'CUSTOM' && samples.length > 0) complain(context, 'samples', 'malformed');
        if (kind === 'CUSTOM' && isBlank(reason)) complain(context, 'reason', 'reason');
      },
      // Also where a choice is missing, so that everything is told at once.
      { when: ({ value }) => Array.isArray(Object(value).samples) },
    ),
  );

/** A seat at a live stream, or the key to its recording. */
export const liveStreamForm = z.object({
  idempotencyKey,
  liveStream: chosen('malformed'),
  firstName: requiredText(NAME_MAX, 'firstName'),
  lastName: requiredText(NAME_MAX, 'lastName'),
  country: chosen('country'),
  email,
  acceptTerms: accepted,
});

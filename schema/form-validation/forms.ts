import * as z from 'zod/mini';
import { type Locale, localeCodes, locales } from '../locales.ts';
import {
  accepted,
  chosen,
  contact,
  email,
  idempotencyKey,
  isBlank,
  mobilePrefix,
  optionalLine,
  optionallyChosen,
  optionalPhone,
  optionalText,
  phone,
  requiredLine,
  requiredText,
} from './fields.ts';
import type { FormMessage } from './messages.ts';
import { callingCodeOf, isInternational, parseCallingCode, parsePhone } from './phones.ts';

const NAME_MAX = 100;
const COMPANY_MAX = 50;
const COMMENTS_MAX = 2000;

/** Same order as the codes of the content service. */
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

function addIssue(context: Context, field: string, message: FormMessage): void {
  context.addIssue({ code: 'custom', path: [field], message });
}

/**
 * A cross-field rule. Unlike a zod refinement, it also runs if single fields are invalid, so that a form reports all
 * errors at once. It must not assume valid field values.
 */
function acrossFields<Form>(rule: (form: Form, context: Context) => void) {
  return z.superRefine<Form>(rule, { when: ({ value }) => typeof value === 'object' && value !== null });
}

type WithPhone = { mobilePrefix?: string | null | undefined; phone?: string | null | undefined };

/** Validates the number with its prefix; with an invalid prefix, only a number with its own calling code. */
function checkPhone(context: Context, form: WithPhone) {
  const { mobilePrefix, phone } = { mobilePrefix: form.mobilePrefix ?? '', phone: form.phone ?? '' };
  if (isBlank(phone)) return;
  const isComplete = parseCallingCode(mobilePrefix) !== null || isInternational(phone);
  if (isComplete && !parsePhone(phone, mobilePrefix)) addIssue(context, 'phone', 'phoneFormat');
}

/** The last name is part of the first name in some locales. */
function checkLastName(context: Context, locale: Locale, lastName: string | null | undefined) {
  if (locales[locale].names === 'FIRST_LAST' && isBlank(lastName)) addIssue(context, 'lastName', 'lastName');
}

/** Builds the rules of each locale. */
function forEachLocale<Rules>(create: (locale: Locale) => Rules): Record<Locale, Rules> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, create(locale)])) as Record<Locale, Rules>;
}

/** The contact form: sales inquiries. */
export const inquiryForm = z
  .object({
    idempotencyKey,
    firstName: requiredLine(NAME_MAX, 'firstName'),
    lastName: optionalLine(NAME_MAX),
    email,
    country: chosen('country', 'countryUnknown'),
    company: requiredLine(COMPANY_MAX, 'company'),
    mobilePrefix,
    phone,
    jobTitle: optionalLine(NAME_MAX),
    industry: z.enum(INDUSTRIES, 'industry'),
    otherIndustry: optionalLine(COMPANY_MAX),
    comments: requiredText(COMMENTS_MAX, 'comments'),
    marketingConsent: z.boolean(),
  })
  .check(
    acrossFields((form, context) => {
      checkPhone(context, form);
      if (form.industry === 'OTHER' && isBlank(form.otherIndustry)) addIssue(context, 'otherIndustry', 'ownIndustry');
    }),
  );

/** `contactMe` makes the contact fields required. */
export const subscriptionForms = forEachLocale((locale) =>
  z
    .object({
      idempotencyKey,
      email,
      firstName: optionalLine(NAME_MAX),
      lastName: optionalLine(NAME_MAX),
      country: optionallyChosen('countryUnknown'),
      company: optionalLine(COMPANY_MAX),
      jobTitle: optionalLine(NAME_MAX),
      mobilePrefix: z.nullish(mobilePrefix),
      phone: optionalPhone,
      topics: z.array(z.enum(SUBSCRIPTION_TOPICS)).check(z.minLength(1, 'topics' satisfies FormMessage)),
      contactMe: z.boolean(),
      acceptTerms: accepted,
      marketingConsent: z.boolean(),
    })
    .check(
      acrossFields((form, context) => {
        checkPhone(context, form);
        if (!isBlank(form.phone) && isBlank(form.mobilePrefix)) addIssue(context, 'mobilePrefix', 'mobilePrefix');
        if (!form.contactMe) return;
        if (isBlank(form.country)) addIssue(context, 'country', 'region');
        if (isBlank(form.firstName)) addIssue(context, 'firstName', 'firstName');
        checkLastName(context, locale, form.lastName);
        for (const field of ['company', 'jobTitle', 'phone'] as const) {
          if (isBlank(form[field])) addIssue(context, field, field);
        }
      }),
    ),
);

const SHORT_MAX = 50;
const LONG_MAX = 1000;
const ADDRESS_MAX = 200;
export const SAMPLES_MAX = 3;

export const sampleRequestForm = z
  .object({
    idempotencyKey,
    kind: z.enum(['STANDARD', 'CUSTOM'], 'malformed'),
    samples: z
      .array(chosen('samples', 'sampleUnknown'))
      .check(z.overwrite(withoutRepeats), z.maxLength(SAMPLES_MAX, 'tooManySamples' satisfies FormMessage)),
    reason: optionalText(LONG_MAX),
    industryCode: z.nullish(z.enum(INDUSTRIES, 'industry' satisfies FormMessage)),
    otherIndustry: optionalLine(SHORT_MAX),
    industry: optionalLine(SHORT_MAX),
    companySize: requiredLine(SHORT_MAX, 'companySize'),
    expectedApplication: z.enum(EXPECTED_APPLICATIONS, 'expectedApplication' satisfies FormMessage),
    otherRequirements: optionalText(LONG_MAX),
    name: requiredLine(SHORT_MAX, 'name'),
    occupation: requiredLine(SHORT_MAX, 'occupation'),
    contact: contact(SHORT_MAX),
    company: requiredLine(SHORT_MAX, 'company'),
    receiver: requiredLine(SHORT_MAX, 'receiver'),
    phone,
    shipTo: z.enum(SHIPPING_COUNTRIES, 'country' satisfies FormMessage),
    address: requiredText(ADDRESS_MAX, 'address'),
  })
  .check(
    acrossFields((form, context) => {
      const { kind, samples, reason, phone, shipTo } = form;
      checkIndustry(context, form);
      const count = Array.isArray(samples) ? samples.length : 0;
      if (kind === 'STANDARD' && count === 0) addIssue(context, 'samples', 'samples');
      if (kind === 'CUSTOM' && count > 0) addIssue(context, 'samples', 'malformed');
      if (kind === 'CUSTOM' && isBlank(reason)) addIssue(context, 'reason', 'reason');
      if (!isBlank(phone) && !parseReceiverPhone({ phone, shipTo })) addIssue(context, 'phone', 'phoneFormat');
    }),
  );

type WithIndustry = { [Field in 'industryCode' | 'otherIndustry' | 'industry']?: string | null | undefined };

/** Apps that do not know the codes send free text as `industry`. */
function checkIndustry(context: Context, { industryCode, otherIndustry, industry }: WithIndustry) {
  if (industryCode === 'OTHER' && isBlank(otherIndustry)) addIssue(context, 'otherIndustry', 'ownIndustry');
  if (industryCode != null || !isBlank(industry)) return;
  if (industry == null) addIssue(context, 'industryCode', 'industry');
  else addIssue(context, 'industry', 'ownIndustry');
}

function withoutRepeats(ids: string[]): string[] {
  return [...new Set(ids)];
}

type Shipping = { phone: string; shipTo: (typeof SHIPPING_COUNTRIES)[number] };

/** A number in national format belongs to the `shipTo` country. */
export function parseReceiverPhone({ phone, shipTo }: Shipping) {
  return parsePhone(phone, SHIPPING_COUNTRIES.includes(shipTo) ? callingCodeOf(shipTo) : '');
}

/** Used by reminders and video unlocks. */
export const liveStreamForms = forEachLocale((locale) =>
  z
    .object({
      idempotencyKey,
      liveStream: chosen('malformed', 'malformed'),
      firstName: requiredLine(NAME_MAX, 'firstName'),
      lastName: optionalLine(NAME_MAX),
      country: chosen('country', 'countryUnknown'),
      email,
      acceptTerms: accepted,
    })
    .check(acrossFields(({ lastName }, context) => checkLastName(context, locale, lastName))),
);

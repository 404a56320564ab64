import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { INDUSTRIES, inquiryForm, subscriptionForms } from '@heliograph/schema/form-validation/forms.ts';
import { parsePhone } from '@heliograph/schema/form-validation/phones.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import * as mini from 'zod/mini';
import type { FormSubmission } from '../../forms/form-submission.ts';
import type { Industry } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';
import { toAreaId } from '../areas/areas.legacy.ts';

/** Version of the consent texts of the forms, stored with the consent. */
export const CONSENT_VERSION = '2026-11-27';

const SUBSCRIPTION_TYPE = '5';

/** Inquiry types, by which the content service selects the department. */
const INQUIRY_TYPES: Record<Industry, string> = {
  DENTAL_LABS: '3',
  DENTAL_CLINICS: '4',
  CONSUMER: '6',
  ORTHOTICS_AND_PROSTHETICS: '3',
  HEARABLES: '3',
  OTHER: '3',
};

export const inquirySubmission: FormSubmission<z.infer<typeof inquiryForm>> = {
  name: 'inquiry',
  limit: 'inquiry',
  call: 'clientSubscribeAddInfo',
  rulesIn: () => inquiryForm,
  save: saveInquiry,
};

export type SubscriptionForm = z.infer<typeof subscriptionForms.en>;

/** When and to which texts a visitor consented; missing in submissions that were queued before there were confirmations. */
const consentRecord = { requestedAt: mini.nullish(mini.iso.datetime()), consentVersion: mini.nullish(mini.string()) };

const toConfirmed = (locale: Locale) => mini.safeExtend(subscriptionForms[locale], consentRecord);

export type ConfirmedSubscription = z.infer<ReturnType<typeof toConfirmed>>;

export const subscriptionSubmission: FormSubmission<ConfirmedSubscription> = {
  name: 'subscription',
  limit: 'subscription',
  call: 'clientSubscribeAddInfo',
  rulesIn: toConfirmed,
  save: saveSubscription,
};

async function saveInquiry(legacy: LegacyClient, form: z.infer<typeof inquiryForm>, receipt: string): Promise<string> {
  const { idempotencyKey, industry, otherIndustry } = form;
  return save(
    legacy,
    { idempotencyKey, receipt },
    {
      firstName: form.firstName,
      lastName: form.lastName ?? '',
      email: form.email,
      country: await toAreaId(legacy, form.country),
      company: form.company,
      ...toPhone(form),
      jobTitle: form.jobTitle ?? '',
      industry: industry === 'OTHER' ? (otherIndustry ?? '').trim() : enumLabels[legacy.locale].Industry[industry],
      industryCode: String(INDUSTRIES.indexOf(industry)),
      comments: form.comments,
      type: INQUIRY_TYPES[industry],
      ...toConsent(form.marketingConsent),
    },
  );
}

async function saveSubscription(legacy: LegacyClient, form: ConfirmedSubscription, receipt: string): Promise<string> {
  return save(
    legacy,
    { idempotencyKey: form.idempotencyKey, receipt },
    {
      firstName: form.firstName ?? '',
      lastName: form.lastName ?? '',
      email: form.email,
      country: await toAreaId(legacy, form.country ?? ''),
      company: form.company ?? '',
      ...toPhone(form),
      jobTitle: form.jobTitle ?? '',
      industry: '',
      industryCode: '',
      comments: describeSubscription(form),
      type: SUBSCRIPTION_TYPE,
      ...toConsent(form.marketingConsent, form.consentVersion ?? CONSENT_VERSION),
    },
  );
}

/** The call has no fields for these. The text is part of the identity of the lead, so that it must not change on repetition. */
function describeSubscription({ topics, contactMe, requestedAt, consentVersion }: ConfirmedSubscription): string {
  return [
    `Topics: ${topics.join(', ')}`,
    `Contact by sales: ${contactMe ? 'yes' : 'no'}`,
    ...(requestedAt ? [`Consent: texts of ${consentVersion}, requested ${requestedAt}, confirmed by email link`] : []),
  ].join('\n');
}

type Phone = { mobilePrefix?: string | null | undefined; phone?: string | null | undefined };

/** The service expects the phone number in E.164 format, with the prefix repeated in a separate field. */
function toPhone({ mobilePrefix, phone }: Phone) {
  const parsed = parsePhone(phone ?? '', mobilePrefix ?? '');
  return { phone: parsed?.e164 ?? '', mobilePrefix: parsed?.callingCode ?? mobilePrefix ?? '' };
}

function toConsent(isGiven: boolean, consentVersion = CONSENT_VERSION) {
  return isGiven ? { subStatus: 1, consentVersion } : { subStatus: 0 };
}

/** The only call with the locale of the site in a header, besides the language of the content. */
async function save(
  legacy: LegacyClient,
  keys: { idempotencyKey: string; receipt: string },
  payload: object,
): Promise<string> {
  const headers = { language: legacy.locale };
  const { id } = await legacy.submit({
    call: 'clientSubscribeAddInfo',
    payload,
    ...keys,
    headers,
    schema: submissionReceipt,
  });
  return id;
}

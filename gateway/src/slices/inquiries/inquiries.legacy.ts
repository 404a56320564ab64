import { INDUSTRIES, type inquiryForm, type subscriptionForm } from '@heliograph/schema/rules/forms.ts';
import { parsePhone } from '@heliograph/schema/rules/phones.ts';
import type { z } from 'zod';
import type { Industry } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';
import { industryNames } from './industry-names.ts';

/** The text that is agreed to when advertising is; kept with the agreement. */
const CONSENT_VERSION = '2024-09-30';

const SUBSCRIPTION = '5';

/** The department that an inquiry goes to, by industry. */
const TYPES: Record<Industry, string> = {
  DENTAL_LABS: '3',
  DENTAL_CLINICS: '4',
  CONSUMER: '6',
  ORTHOTICS_AND_PROSTHETICS: '3',
  HEARABLES: '3',
  OTHER: '3',
};

export async function saveInquiry(legacy: LegacyClient, form: z.infer<typeof inquiryForm>): Promise<string> {
  const { industry, otherIndustry } = form;
  return save(legacy, form.idempotencyKey, {
    firstName: form.firstName,
    lastName: form.lastName ?? '',
    email: form.email,
    country: form.country,
    company: form.company,
    ...toPhone(form),
    jobTitle: form.jobTitle ?? '',
    industry: industry === 'OTHER' ? (otherIndustry ?? '').trim() : industryNames[legacy.locale][industry],
    industryCode: String(INDUSTRIES.indexOf(industry)),
    comments: form.comments,
    type: TYPES[industry],
    ...toConsent(form.marketingConsent),
  });
}

export async function saveSubscription(legacy: LegacyClient, form: z.infer<typeof subscriptionForm>): Promise<string> {
  return save(legacy, form.idempotencyKey, {
    firstName: form.firstName,
    lastName: form.lastName ?? '',
    email: form.email,
    country: form.country,
    company: form.company ?? '',
    ...toPhone(form),
    jobTitle: form.jobTitle ?? '',
    industry: '',
    industryCode: '',
    // The call has no field of its own for either.
    comments: `Topics: ${form.topics.join(', ')}\nContact by sales: ${form.contactMe ? 'yes' : 'no'}`,
    type: SUBSCRIPTION,
    ...toConsent(form.marketingConsent),
  });
}

type Phone = { mobilePrefix?: string | null | undefined; phone?: string | null | undefined };

/** The service wants the prefix joined to the number; with the number's own prefix that is E.164. */
function toPhone({ mobilePrefix, phone }: Phone) {
  const parsed = parsePhone(phone ?? '', mobilePrefix ?? '');
  return { phone: parsed?.e164 ?? '', mobilePrefix: parsed?.callingCode ?? mobilePrefix ?? '' };
}

function toConsent(given: boolean) {
  return given ? { subStatus: 1, consentVersion: CONSENT_VERSION } : { subStatus: 0 };
}

/** This call alone is told the locale of the site beside the language of the content. */
async function save(legacy: LegacyClient, idempotencyKey: string, payload: object): Promise<string> {
  const headers = { language: legacy.locale };
  const { id } = await legacy.submit({
    call: 'clientSubscribeAddInfo',
    payload,
    idempotencyKey,
    headers,
    schema: submissionReceipt,
  });
  return id;
}

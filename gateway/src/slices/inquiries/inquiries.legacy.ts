import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { INDUSTRIES, inquiryForm, subscriptionForms } from '@heliograph/schema/form-validation/forms.ts';
import { parsePhone } from '@heliograph/schema/form-validation/phones.ts';
import type { z } from 'zod';
import type { FormSubmission } from '../../forms/form-submission.ts';
import type { Industry } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';
import { toAreaId } from '../areas/areas.legacy.ts';

/** Version of the marketing consent texts, stored with the consent. */
const CONSENT_VERSION = '2026-11-26';

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

export const subscriptionSubmission: FormSubmission<z.infer<typeof subscriptionForms.en>> = {
  name: 'subscription',
  limit: 'subscription',
  call: 'clientSubscribeAddInfo',
  rulesIn: (locale) => subscriptionForms[locale],
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

async function saveSubscription(
  legacy: LegacyClient,
  form: z.infer<typeof subscriptionForms.en>,
  receipt: string,
): Promise<string> {
  return save(
    legacy,
    { idempotencyKey: form.idempotencyKey, receipt },
    {
      firstName: form.firstName,
      lastName: form.lastName ?? '',
      email: form.email,
      country: await toAreaId(legacy, form.country),
      company: form.company ?? '',
      ...toPhone(form),
      jobTitle: form.jobTitle ?? '',
      industry: '',
      industryCode: '',
      // The call has no fields for topics and contact by sales.
      comments: `Topics: ${form.topics.join(', ')}\nContact by sales: ${form.contactMe ? 'yes' : 'no'}`,
      type: SUBSCRIPTION_TYPE,
      ...toConsent(form.marketingConsent),
    },
  );
}

type Phone = { mobilePrefix?: string | null | undefined; phone?: string | null | undefined };

/** The service expects the phone number in E.164 format, with the prefix repeated in a separate field. */
function toPhone({ mobilePrefix, phone }: Phone) {
  const parsed = parsePhone(phone ?? '', mobilePrefix ?? '');
  return { phone: parsed?.e164 ?? '', mobilePrefix: parsed?.callingCode ?? mobilePrefix ?? '' };
}

function toConsent(isGiven: boolean) {
  return isGiven ? { subStatus: 1, consentVersion: CONSENT_VERSION } : { subStatus: 0 };
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

import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { INDUSTRIES, parseReceiverPhone, sampleRequestForm } from '@heliograph/schema/form-validation/forms.ts';
import type { z } from 'zod';
import type { FormSubmission } from '../../forms/form-submission.ts';
import type { ExpectedApplication } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';

const APPLICATIONS: Record<ExpectedApplication, string> = {
  PROTOTYPING_AND_VALIDATION: 'prototyping',
  ASSISTED_PRODUCTION: 'assistedProduction',
  END_PRODUCTION: 'endProduction',
};

export const sampleRequestSubmission: FormSubmission<z.infer<typeof sampleRequestForm>> = {
  name: 'sample-request',
  limit: 'sampleRequest',
  call: 'sampleApplySubmit',
  rulesIn: () => sampleRequestForm,
  save: saveSampleRequest,
};

/** The call has no field for the country, so the address starts with it. */
async function saveSampleRequest(
  legacy: LegacyClient,
  form: z.infer<typeof sampleRequestForm>,
  receipt: string,
): Promise<string> {
  const { idempotencyKey, kind, samples, expectedApplication, otherRequirements, shipTo, address, ...others } = form;
  const { industryCode, otherIndustry, industry, ...fields } = others;
  const payload = {
    ...fields,
    sampleType: kind === 'CUSTOM' ? 'custom' : 'standard',
    productIds: samples,
    reason: form.reason ?? '',
    ...toIndustry(legacy, { industryCode, otherIndustry, industry }),
    application: APPLICATIONS[expectedApplication],
    requirements: otherRequirements ?? '',
    phone: parseReceiverPhone(form)?.e164 ?? '',
    address: `${shipTo}, ${address}`,
  };
  const submission = {
    call: 'sampleApplySubmit',
    payload,
    idempotencyKey,
    receipt,
    schema: submissionReceipt,
  } as const;
  return (await legacy.submit(submission)).id;
}

type Industry = Pick<z.infer<typeof sampleRequestForm>, 'industryCode' | 'otherIndustry' | 'industry'>;

/** As in inquiries: the localized label and its code, or free text. */
function toIndustry({ locale }: LegacyClient, { industryCode, otherIndustry, industry }: Industry) {
  if (!industryCode) return { industry: industry ?? '' };
  return {
    industry: industryCode === 'OTHER' ? (otherIndustry ?? '').trim() : enumLabels[locale].Industry[industryCode],
    industryCode: String(INDUSTRIES.indexOf(industryCode)),
  };
}

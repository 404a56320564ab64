import { parseReceiverPhone, sampleRequestForm } from '@heliograph/schema/form-validation/forms.ts';
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
  const { idempotencyKey, kind, samples, expectedApplication, otherRequirements, shipTo, address, ...fields } = form;
  const payload = {
    ...fields,
    sampleType: kind === 'CUSTOM' ? 'custom' : 'standard',
    productIds: samples,
    reason: form.reason ?? '',
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

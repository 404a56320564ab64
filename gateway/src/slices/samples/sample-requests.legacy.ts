import { parseReceiverPhone, type sampleRequestForm } from '@heliograph/schema/form-validation/forms.ts';
import type { z } from 'zod';
import type { ExpectedApplication } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';

const APPLICATIONS: Record<ExpectedApplication, string> = {
  PROTOTYPING_AND_VALIDATION: 'prototyping',
  ASSISTED_PRODUCTION: 'assistedProduction',
  END_PRODUCTION: 'endProduction',
};

/** The call has no field for the country, so the address starts with it. */
export async function saveSampleRequest(
  legacy: LegacyClient,
  form: z.infer<typeof sampleRequestForm>,
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
  return (await legacy.submit({ call: 'sampleApplySubmit', payload, idempotencyKey, schema: submissionReceipt })).id;
}

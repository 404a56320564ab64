import type { liveStreamForms } from '@heliograph/schema/form-validation/forms.ts';
import type { z } from 'zod';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';
import { toAreaId } from '../areas/areas.legacy.ts';

export async function saveRegistration(
  legacy: LegacyClient,
  form: z.infer<typeof liveStreamForms.en>,
  purpose: 'REMINDER' | 'UNLOCK',
): Promise<string> {
  const { idempotencyKey, liveStream, acceptTerms, lastName, ...fields } = form;
  const country = await toAreaId(legacy, fields.country);
  const payload = {
    ...fields,
    lastName: lastName ?? '',
    country,
    consent: acceptTerms,
    liveStreamId: liveStream,
    purpose,
  };
  return (await legacy.submit({ call: 'registerInfoSave', payload, idempotencyKey, schema: submissionReceipt })).id;
}

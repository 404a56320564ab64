import { liveStreamForms } from '@heliograph/schema/form-validation/forms.ts';
import type { z } from 'zod';
import type { FormSubmission } from '../../forms/form-submission.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { submissionReceipt } from '../../legacy/submission-receipt.ts';
import { toAreaId } from '../areas/areas.legacy.ts';

type Registration = z.infer<typeof liveStreamForms.en>;

const base = {
  limit: 'registration',
  call: 'registerInfoSave',
  rulesIn: (locale: keyof typeof liveStreamForms) => liveStreamForms[locale],
} as const;

export const reminderSubmission: FormSubmission<Registration> = {
  ...base,
  name: 'reminder',
  save: (legacy, form, receipt) => saveRegistration(legacy, form, { purpose: 'REMINDER', receipt }),
};

export const videoUnlockSubmission: FormSubmission<Registration> = {
  ...base,
  name: 'video-unlock',
  save: (legacy, form, receipt) => saveRegistration(legacy, form, { purpose: 'UNLOCK', receipt }),
};

async function saveRegistration(
  legacy: LegacyClient,
  { idempotencyKey, liveStream, acceptTerms, lastName, ...fields }: Registration,
  { purpose, receipt }: { purpose: 'REMINDER' | 'UNLOCK'; receipt: string },
): Promise<string> {
  const payload = {
    ...fields,
    lastName: lastName ?? '',
    country: await toAreaId(legacy, fields.country),
    consent: acceptTerms,
    liveStreamId: liveStream,
    purpose,
  };
  const submission = { call: base.call, payload, idempotencyKey, receipt, schema: submissionReceipt };
  return (await legacy.submit(submission)).id;
}

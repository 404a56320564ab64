import { createRefusedError } from '../errors/errors.ts';
import type { SubmissionDelivery } from '../generated/resolvers.ts';
import type { LegacyClient } from '../legacy/client.ts';
import { BAD_REQUEST, CONFLICT, isOutage } from '../legacy/submission-failure.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Problem } from './form-refusal.ts';
import type { FormSubmission } from './form-submission.ts';
import { toReceipt } from './receipt.ts';

type Sent<Form extends { idempotencyKey: string }> = {
  legacy: LegacyClient;
  outbox: Outbox | undefined;
  submission: FormSubmission<Form>;
  form: Form;
  /** Identifies the form and its content. */
  digest: string;
  findProblems: ((form: Form) => Promise<Problem[]>) | undefined;
};

export type SentSubmission = { reference: string; delivery: SubmissionDelivery };

/** Sends a form to the content service, or queues it if the service is away. Throws if it is stored nowhere. */
export async function sendOrQueue<Form extends { idempotencyKey: string }>({
  legacy,
  outbox,
  submission: { name, call, limit, save },
  form,
  digest,
  findProblems,
}: Sent<Form>): Promise<SentSubmission> {
  const receipt = toReceipt(limit, form.idempotencyKey);
  const earlier = await outbox?.find(receipt);
  if (earlier) {
    if (earlier.digest !== digest) throw createRefusedError(call, CONFLICT);
    return { reference: receipt, delivery: earlier.isDelivered ? 'DELIVERED' : 'QUEUED' };
  }
  try {
    const reference = await save(legacy, form, receipt);
    outbox?.noteDelivered();
    return { reference, delivery: 'DELIVERED' };
  } catch (error) {
    if (!outbox || !isOutage(error)) throw error;
    // Cached lists may still show that a chosen record does not exist.
    const problems = await findProblems?.(form).catch(() => []);
    if (problems?.length) throw createRefusedError(call, BAD_REQUEST, error);
    const result = await outbox.add({ receipt, form: name, locale: legacy.locale, digest, content: form }, error);
    if (result === 'key-reused') throw createRefusedError(call, CONFLICT, error);
    return { reference: receipt, delivery: 'QUEUED' };
  }
}

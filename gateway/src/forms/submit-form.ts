import { randomUUID } from 'node:crypto';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import { GraphQLError } from 'graphql';
import type { Report } from '../errors/error-reporting.ts';
import type { LegacyClient } from '../legacy/client.ts';
import { BAD_REQUEST, CONFLICT, EMAIL_REGISTERED, NOT_FOUND, PHONE_FORMAT } from '../legacy/submission-failure.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type AcceptedSubmissions, identifySubmission } from './accepted-submissions.ts';
import { type Problem, type Refusal, refuse, toProblems } from './form-refusal.ts';
import type { FormSubmission } from './form-submission.ts';
import type { ProofOfWork, Verification } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type SentSubmission, sendOrQueue } from './send-or-queue.ts';

type Services = {
  legacy: LegacyClient;
  rateLimiter: RateLimiter;
  proofOfWork: ProofOfWork;
  acceptedSubmissions: AcceptedSubmissions;
  outbox?: Outbox | undefined;
  report: Report;
};

type Request<Form extends { idempotencyKey: string }, Result> = {
  submission: FormSubmission<Form>;
  input: unknown;
  /** A solved challenge, for forms that need one. */
  verification?: Verification;
  /** Returns the result without the reference, or refuses the form. */
  accept: (form: Form) => Result | Refusal | Promise<Result | Refusal>;
  /** Finds the invalid fields when the content service rejects a form without naming them. */
  findProblems?: (form: Form) => Promise<Problem[]>;
};

type Receipt = SentSubmission & { message: string };

const SERVER_EXCEPTION = 500;

/**
 * Validates a form, verifies its proof of work, consumes the rate limit and sends it to the content service, or queues it
 * while the service is away. A form that was accepted is sent again without proof of work and outside the rate limit: its
 * idempotency key returns the receipt.
 */
export async function submitForm<Form extends { idempotencyKey: string }, Result extends object>(
  { legacy, rateLimiter, proofOfWork, acceptedSubmissions, outbox, report }: Services,
  { submission, input, verification, accept, findProblems }: Request<Form, Result>,
): Promise<(Result & Receipt) | Refusal> {
  const { locale } = legacy;
  const { limit } = submission;
  const rules = submission.rulesIn(locale);
  const form = rules.safeParse(input);
  if (!form.success) {
    return refuse(locale, 'INVALID_INPUT', 'invalid', { problems: toProblems(form.error, Object.keys(rules.shape)) });
  }
  const digest = identifySubmission(submission.name, form.data);
  const isRepeated = await acceptedSubmissions.has(digest);
  if (!isRepeated && verification && !(await proofOfWork.verify(verification, form.data.idempotencyKey))) {
    return refuse(locale, 'VERIFICATION_FAILED', 'verification', {
      problems: [{ field: 'verification', code: 'MALFORMED', message: 'verification' }],
    });
  }
  try {
    if (!isRepeated) await rateLimiter.consume(limit);
    const result = await accept(form.data);
    if (isRefusal(result)) return result;
    const sent = await sendOrQueue({ legacy, outbox, submission, form: form.data, digest, findProblems });
    await acceptedSubmissions.add(digest);
    const message = formMessages[locale][sent.delivery === 'QUEUED' ? 'queued' : 'accepted'];
    return { ...result, ...sent, message };
  } catch (error) {
    if (isRepeated) await acceptedSubmissions.delete(digest);
    if (isRejectedInput(error)) {
      const problems = await findProblems?.(form.data).catch(() => []);
      return refuse(locale, 'INVALID_INPUT', 'invalid', { problems: problems ?? [] });
    }
    return (
      toRefusal(error, locale) ?? refuseWithIncident(error, locale, (incident) => report(`${limit} ${incident}`, error))
    );
  }
}

function refuseWithIncident(error: unknown, locale: Locale, reportIncident: (incident: string) => void): Refusal {
  const incident = randomUUID();
  reportIncident(incident);
  return refuse(locale, 'SERVICE_ERROR', isServerException(error) ? 'serverException' : 'serviceError', { incident });
}

function isRefusal(result: object): result is Refusal {
  return '__typename' in result && result.__typename === 'FormRefusal';
}

/** Undefined for errors that the user cannot fix. */
function toRefusal(error: unknown, locale: Locale): Refusal | undefined {
  if (!(error instanceof GraphQLError)) return undefined;
  const { code, legacyCode, retryAfter } = error.extensions;
  if (code === 'RATE_LIMITED')
    return refuse(locale, 'TOO_MANY_REQUESTS', 'tooMany', { retryAfter: Number(retryAfter) });
  switch (legacyCode) {
    case EMAIL_REGISTERED:
      return refuse(locale, 'EMAIL_ALREADY_REGISTERED', 'emailRegistered', {
        problems: [{ field: 'email', code: 'MALFORMED', message: 'emailRegistered' }],
      });
    case PHONE_FORMAT:
      return refuse(locale, 'PHONE_FORMAT', 'phoneFormat', {
        problems: [{ field: 'phone', code: 'MALFORMED', message: 'phoneFormat' }],
      });
    case CONFLICT:
      return refuse(locale, 'IDEMPOTENCY_KEY_REUSED', 'keyReused');
    default:
      return undefined;
  }
}

/** The content service rejected the form without naming a field. */
function isRejectedInput(error: unknown): boolean {
  return error instanceof GraphQLError && [BAD_REQUEST, NOT_FOUND].some((code) => code === error.extensions.legacyCode);
}

function isServerException(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.legacyCode === SERVER_EXCEPTION;
}

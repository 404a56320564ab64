import { randomUUID } from 'node:crypto';
import { type FormMessage, formMessages } from '@heliograph/schema/form-validation/messages.ts';
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
  report: Report;
};

type Keyed = { idempotencyKey: string };

type ReceivedForm<Form extends Keyed> = {
  form: Form;
  /** Identifies the form and its content. */
  digest: string;
  /** It was accepted recently. */
  isRepeated: boolean;
};

type FormRequest<Form extends Keyed, Result> = {
  input: unknown;
  /** A solved challenge, for forms that need one. */
  verification?: Verification;
  /** Returns the result without the reference, or refuses the form. */
  accept: (form: Form) => Result | Refusal | Promise<Result | Refusal>;
  /** Finds the invalid fields when the content service rejects a form without naming them. */
  findProblems?: (form: Form) => Promise<Problem[]>;
};

type SubmissionRequest<Form extends Keyed, Result> = FormRequest<Form, Result> & { submission: FormSubmission<Form> };

type ReceptionRequest<Form extends Keyed, Result> = FormRequest<Form, Result> & {
  submission: Pick<FormSubmission<Form>, 'name' | 'limit' | 'rulesIn'>;
  send: (received: ReceivedForm<Form>) => Promise<SentSubmission | Refusal>;
};

type Receipt = SentSubmission & { message: string };

const SERVER_EXCEPTION = 500;

const MESSAGES = {
  AWAITING_CONFIRMATION: 'awaitingConfirmation',
  QUEUED: 'queued',
  DELIVERED: 'accepted',
} as const satisfies Record<SentSubmission['delivery'], FormMessage>;

/** Receives a form and sends it to the content service, or queues it while the service is away. */
export async function submitForm<Form extends Keyed, Result extends object>(
  services: Services & { outbox?: Outbox | undefined },
  { submission, ...request }: SubmissionRequest<Form, Result>,
): Promise<(Result & Receipt) | Refusal> {
  const { legacy, outbox } = services;
  const { findProblems } = request;
  return receiveForm(services, {
    ...request,
    submission,
    send: ({ form, digest }) => sendOrQueue({ legacy, outbox, submission, form, digest, findProblems }),
  });
}

/**
 * Validates a form, verifies its proof of work, consumes the rate limit and sends it. A form that was accepted is sent again
 * without proof of work and outside the rate limit: its idempotency key returns the receipt.
 */
export async function receiveForm<Form extends Keyed, Result extends object>(
  { legacy, rateLimiter, proofOfWork, acceptedSubmissions, report }: Services,
  { submission, input, verification, accept, findProblems, send }: ReceptionRequest<Form, Result>,
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
    const sent = await send({ form: form.data, digest, isRepeated });
    if (isRefusal(sent)) return sent;
    await acceptedSubmissions.add(digest);
    return { ...result, ...sent, message: formMessages[locale][MESSAGES[sent.delivery]] };
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

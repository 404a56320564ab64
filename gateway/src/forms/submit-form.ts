import { randomUUID } from 'node:crypto';
import type { Locale } from '@heliograph/schema/locales.ts';
import { GraphQLError } from 'graphql';
import type * as z from 'zod/mini';
import type { Report } from '../errors/error-reporting.ts';
import type { LegacyClient } from '../legacy/client.ts';
import { type AcceptedSubmissions, identifySubmission } from './accepted-submissions.ts';
import { type Problem, type Refusal, refuse, toProblems } from './form-refusal.ts';
import type { ProofOfWork, Verification } from './proof-of-work.ts';
import type { RateLimitedAction, RateLimiter } from './rate-limiter.ts';

type Services = {
  legacy: LegacyClient;
  rateLimiter: RateLimiter;
  proofOfWork: ProofOfWork;
  acceptedSubmissions: AcceptedSubmissions;
  report: Report;
};

type Submission<Form extends { idempotencyKey: string }, Accepted> = {
  rules: z.ZodMiniType<Form> & { shape: object };
  input: unknown;
  limit: RateLimitedAction;
  /** A solved challenge, for forms that need one. */
  verification?: Verification;
  send: (form: Form) => Promise<Accepted>;
  /** Finds the invalid fields when the content service rejects a form without naming them. */
  findProblems?: (form: Form) => Promise<Problem[]>;
};

/** Error codes of the content service. */
const EMAIL_REGISTERED = 50050;
const PHONE_FORMAT = 50051;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const CONFLICT = 409;
const SERVER_EXCEPTION = 500;

/**
 * Validates a form, verifies its proof of work, consumes the rate limit and sends it to the content service. A form that
 * was accepted is sent again without proof of work and outside the rate limit: its idempotency key returns the receipt.
 */
export async function submitForm<Form extends { idempotencyKey: string }, Accepted>(
  { legacy, rateLimiter, proofOfWork, acceptedSubmissions, report }: Services,
  { rules, input, limit, verification, send, findProblems }: Submission<Form, Accepted>,
): Promise<Accepted | Refusal> {
  const { locale } = legacy;
  const form = rules.safeParse(input);
  if (!form.success) {
    return refuse(locale, 'INVALID_INPUT', 'invalid', { problems: toProblems(form.error, Object.keys(rules.shape)) });
  }
  const submission = identifySubmission(limit, form.data);
  const isRepeated = await acceptedSubmissions.has(submission);
  if (!isRepeated && verification && !(await proofOfWork.verify(verification, form.data.idempotencyKey))) {
    return refuse(locale, 'VERIFICATION_FAILED', 'verification', {
      problems: [{ field: 'verification', code: 'MALFORMED', message: 'verification' }],
    });
  }
  try {
    if (!isRepeated) await rateLimiter.consume(limit);
    const result = await send(form.data);
    if (!isRefusal(result)) await acceptedSubmissions.add(submission);
    return result;
  } catch (error) {
    if (isRepeated) await acceptedSubmissions.delete(submission);
    if (isRejectedInput(error)) {
      const problems = await findProblems?.(form.data).catch(() => []);
      return refuse(locale, 'INVALID_INPUT', 'invalid', { problems: problems ?? [] });
    }
    const refusal = toRefusal(error, locale);
    if (refusal) return refusal;
    const incident = randomUUID();
    report(`${limit} ${incident}`, error);
    return refuse(locale, 'SERVICE_ERROR', isServerException(error) ? 'serverException' : 'serviceError', {
      incident,
    });
  }
}

function isRefusal(result: unknown): boolean {
  return typeof result === 'object' && result !== null && '__typename' in result && result.__typename === 'FormRefusal';
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

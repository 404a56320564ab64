import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { GraphQLError } from 'graphql';
import { UpstreamStatus } from './transport.ts';

/**
 * Why a submission was not stored:
 * - `UNREACHED`: the service did not receive it.
 * - `FAILED`: the service did not respond, or not properly. Usually an outage, but possibly because of its content.
 * - `REFUSED`: an unknown code; a later attempt may succeed.
 * - `REJECTED`: the service will never accept it.
 */
export type SubmissionFailure = 'UNREACHED' | 'FAILED' | 'REFUSED' | 'REJECTED';

export const EMAIL_REGISTERED = 50050;
export const PHONE_FORMAT = 50051;
export const BAD_REQUEST = 400;
export const NOT_FOUND = 404;
export const CONFLICT = 409;

/** Not 404, which a wrong base URL causes, too. */
const FINAL_CODES: readonly unknown[] = [EMAIL_REGISTERED, PHONE_FORMAT, BAD_REQUEST, CONFLICT];

const CONNECTION_ERRORS: readonly unknown[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

export function classifyFailure(error: unknown): SubmissionFailure {
  if (!(error instanceof GraphQLError)) return 'REFUSED';
  const { code, legacyCode } = error.extensions;
  if (code === 'UPSTREAM_UNAVAILABLE') return isConnectionError(error.originalError) ? 'UNREACHED' : 'FAILED';
  if (code === 'UPSTREAM_MALFORMED' || isServerError(legacyCode)) return 'FAILED';
  return FINAL_CODES.includes(legacyCode) ? 'REJECTED' : 'REFUSED';
}

/** Whether the content service is away, and may accept the submission later. */
export function isOutage(error: unknown): boolean {
  return ['UNREACHED', 'FAILED'].includes(classifyFailure(error));
}

/** The code, for logs; with the message of the service, which may quote the form, for the operator. */
export function describeFailure(error: unknown): { code: string; reason: string } {
  if (!(error instanceof GraphQLError)) return { code: 'INTERNAL_SERVER_ERROR', reason: String(error) };
  const { code, legacyCode } = error.extensions;
  const shortened = String(legacyCode ?? code);
  const { originalError: cause } = error;
  return { code: shortened, reason: cause instanceof UpstreamStatus ? `${shortened} (${cause.message})` : shortened };
}

function isConnectionError(cause: unknown): boolean {
  if (cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError) return true;
  return cause instanceof Error && 'code' in cause && CONNECTION_ERRORS.includes(cause.code);
}

function isServerError(legacyCode: unknown): boolean {
  return typeof legacyCode === 'number' && legacyCode >= 500 && legacyCode <= 599;
}

import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import { toSafeMessage } from './error-limits.ts';

/** Every code a client may meet in `extensions.code`, apart from those of GraphQL over HTTP itself. */
const ERROR_CODES = [
  'BAD_USER_INPUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_MALFORMED',
  'UPSTREAM_REFUSED',
  'RATE_LIMITED',
  'OPERATION_TOO_COSTLY',
  'OPERATION_BUDGET_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
] as const;

type ErrorCode = (typeof ERROR_CODES)[number];

const PROTOCOL_CODES = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
];

/** The content service did not answer, or answered that it is out of order. */
export function createUnavailableError(call: string, cause: unknown): GraphQLError {
  return createError('UPSTREAM_UNAVAILABLE', 'The content service does not answer.', { call }, cause);
}

/** The content service answered something that is not what the call promises. */
export function createMalformedError(call: string, cause: unknown): GraphQLError {
  return createError('UPSTREAM_MALFORMED', 'The content service answered something unreadable.', { call }, cause);
}

/** The content service understood the call and answered with a code of its own. */
export function createRefusedError(call: string, legacyCode: number, cause?: unknown): GraphQLError {
  return createError('UPSTREAM_REFUSED', 'The content service refused the call.', { call, legacyCode }, cause);
}

export function createInputError(message: string, argument: string): GraphQLError {
  return createError('BAD_USER_INPUT', message, { argument });
}

/** A visitor did something too often; `retryAfter` is in seconds. */
export function createRateLimitedError(retryAfter: number): GraphQLError {
  return createError('RATE_LIMITED', 'Too many requests.', { retryAfter });
}

const TOO_COSTLY = {
  COST: 'The operation costs more than an operation may.',
  SELECTIONS: 'The operation selects more fields, its fragments expanded, than an operation may.',
};

/** Rejected before anything is executed: `cost` in the named measure is above `limit`. */
export function createTooCostlyError(measure: keyof typeof TOO_COSTLY, cost: number, limit: number): GraphQLError {
  return new GraphQLError(TOO_COSTLY[measure], {
    extensions: { code: 'OPERATION_TOO_COSTLY' satisfies ErrorCode, measure, cost, limit, http: { status: 400 } },
  });
}

const BUDGET_EXCEEDED = {
  VALUES: 'The operation resolves more values than an operation may.',
  BYTES: 'The response of the operation is longer than a response may be.',
};

/** Stopped while it was executed, as its lists are longer than assumed. */
export function createBudgetExceededError(measure: keyof typeof BUDGET_EXCEEDED, limit: number): GraphQLError {
  return createError('OPERATION_BUDGET_EXCEEDED', BUDGET_EXCEEDED[measure], { measure, limit });
}

function createError(code: ErrorCode, message: string, details: object, cause?: unknown): GraphQLError {
  const originalError = cause instanceof Error ? cause : undefined;
  return new GraphQLError(message, { extensions: { code, ...details }, ...(originalError && { originalError }) });
}

/** What a client may see: known codes with their message, and nothing at all of an unexpected fault. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (
    [...ERROR_CODES, ...PROTOCOL_CODES].some((code) => code === extensions.code) &&
    extensions.code !== 'INTERNAL_SERVER_ERROR'
  ) {
    return { ...formatted, message: toSafeMessage(formatted.message), extensions };
  }
  const { locations, path } = formatted;
  return {
    message: 'Something went wrong on our side.',
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

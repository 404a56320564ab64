import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import { type ErrorCode, isErrorCode } from './error-codes.ts';
import { toSafeMessage } from './error-limits.ts';

/** Timeout, connection error or server error of the content service. */
export function createUnavailableError(call: string, cause: unknown): GraphQLError {
  return createError('UPSTREAM_UNAVAILABLE', 'The content service is unavailable.', { call }, cause);
}

/** The response of the content service does not match the schema of the call. */
export function createMalformedError(call: string, cause: unknown): GraphQLError {
  return createError('UPSTREAM_MALFORMED', 'The content service returned an invalid response.', { call }, cause);
}

/** The content service rejected the request with an application code. */
export function createRefusedError(call: string, legacyCode: number, cause?: unknown): GraphQLError {
  return createError('UPSTREAM_REFUSED', 'The content service rejected the request.', { call, legacyCode }, cause);
}

export function createInputError(message: string, argument: string): GraphQLError {
  return createError('BAD_USER_INPUT', message, { argument });
}

/** `retryAfter` is in seconds. */
export function createRateLimitedError(retryAfter: number): GraphQLError {
  return createError('RATE_LIMITED', 'Too many requests.', { retryAfter });
}

const TOO_COSTLY = {
  COST: 'The operation exceeds the cost limit.',
  SELECTIONS: 'The operation exceeds the selection limit after fragment expansion.',
};

/** Rejected before execution: `cost` exceeds `limit`, both in `measure`. */
export function createTooCostlyError(measure: keyof typeof TOO_COSTLY, cost: number, limit: number): GraphQLError {
  return createRequestError('OPERATION_TOO_COSTLY', TOO_COSTLY[measure], { measure, cost, limit });
}

const BUDGET_EXCEEDED = {
  VALUES: 'The operation resolves too many values.',
  BYTES: 'The response exceeds the size limit.',
};

/** Stopped during execution: lists are longer than the cost estimate assumed. */
export function createBudgetExceededError(measure: keyof typeof BUDGET_EXCEEDED, limit: number): GraphQLError {
  return createError('OPERATION_BUDGET_EXCEEDED', BUDGET_EXCEEDED[measure], { measure, limit });
}

/** Rejects the whole request, with status 400. */
export function createRequestError(code: ErrorCode, message: string, details: object = {}): GraphQLError {
  return createError(code, message, { ...details, http: { status: 400 } });
}

function createError(code: ErrorCode, message: string, details: object, cause?: unknown): GraphQLError {
  const originalError = cause instanceof Error ? cause : undefined;
  return new GraphQLError(message, { extensions: { code, ...details }, ...(originalError && { originalError }) });
}

/** Masks unexpected errors; errors with a known code keep their message. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  if (isErrorCode(extensions.code) && extensions.code !== 'INTERNAL_SERVER_ERROR') {
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

/** A GraphQL response, for errors outside of GraphQL execution. */
export function toErrorBody(code: ErrorCode, message: string, details: object = {}) {
  return { errors: [{ message, extensions: { code, ...details } }] };
}

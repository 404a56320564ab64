/** All codes in `extensions.code`, by who can fix the error. Server errors are reported. */
export const ERROR_CODES = {
  BAD_REQUEST: 'CLIENT',
  BAD_USER_INPUT: 'CLIENT',
  GRAPHQL_PARSE_FAILED: 'CLIENT',
  GRAPHQL_VALIDATION_FAILED: 'CLIENT',
  INTERNAL_SERVER_ERROR: 'SERVER',
  NOT_FOUND: 'CLIENT',
  OPERATION_BUDGET_EXCEEDED: 'CLIENT',
  OPERATION_RESOLUTION_FAILURE: 'CLIENT',
  OPERATION_TOO_COSTLY: 'CLIENT',
  OVERLOADED: 'SERVER',
  PERSISTED_QUERY_NOT_FOUND: 'CLIENT',
  RATE_LIMITED: 'CLIENT',
  UNKNOWN_DOCUMENT: 'CLIENT',
  UPSTREAM_MALFORMED: 'SERVER',
  UPSTREAM_REFUSED: 'SERVER',
  UPSTREAM_UNAVAILABLE: 'SERVER',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);
}

type ErrorPolicy = {
  /** Who can fix the error. Server errors are reported. */
  fault: 'CLIENT' | 'SERVER';
  /** 200 and 400: 400 for clients that accept `application/graphql-response+json`, as GraphQL over HTTP requires. */
  statuses: readonly number[];
  /** `LATER`: with backoff. `RETRY_AFTER`: after `retryAfter` seconds. `WITH_DOCUMENT`: at once, without the hash. */
  retry: 'NEVER' | 'LATER' | 'RETRY_AFTER' | 'WITH_DOCUMENT';
};

/** All codes in `extensions.code`. */
export const ERROR_CODES = {
  BAD_REQUEST: { fault: 'CLIENT', statuses: [400, 405, 406, 408, 413, 415, 417, 431], retry: 'NEVER' },
  BAD_USER_INPUT: { fault: 'CLIENT', statuses: [200, 400], retry: 'NEVER' },
  GRAPHQL_PARSE_FAILED: { fault: 'CLIENT', statuses: [200, 400], retry: 'NEVER' },
  GRAPHQL_VALIDATION_FAILED: { fault: 'CLIENT', statuses: [200, 400], retry: 'NEVER' },
  INTERNAL_SERVER_ERROR: { fault: 'SERVER', statuses: [200, 500], retry: 'NEVER' },
  NOT_FOUND: { fault: 'CLIENT', statuses: [404], retry: 'NEVER' },
  OPERATION_BUDGET_EXCEEDED: { fault: 'CLIENT', statuses: [200], retry: 'NEVER' },
  OPERATION_RESOLUTION_FAILURE: { fault: 'CLIENT', statuses: [400], retry: 'NEVER' },
  OPERATION_TOO_COSTLY: { fault: 'CLIENT', statuses: [200, 400], retry: 'NEVER' },
  OVERLOADED: { fault: 'SERVER', statuses: [503], retry: 'RETRY_AFTER' },
  PERSISTED_QUERY_NOT_SUPPORTED: { fault: 'CLIENT', statuses: [200], retry: 'WITH_DOCUMENT' },
  // 429 is sent by nginx.
  RATE_LIMITED: { fault: 'CLIENT', statuses: [200, 429], retry: 'RETRY_AFTER' },
  UNKNOWN_DOCUMENT: { fault: 'CLIENT', statuses: [400], retry: 'NEVER' },
  UPSTREAM_MALFORMED: { fault: 'SERVER', statuses: [200], retry: 'LATER' },
  UPSTREAM_REFUSED: { fault: 'SERVER', statuses: [200], retry: 'NEVER' },
  // 502 is sent by the site, 503 by nginx.
  UPSTREAM_UNAVAILABLE: { fault: 'SERVER', statuses: [200, 502, 503], retry: 'LATER' },
} as const satisfies Record<string, ErrorPolicy>;

export type ErrorCode = keyof typeof ERROR_CODES;

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);
}

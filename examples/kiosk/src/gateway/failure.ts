import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export type Failure = {
  /** `extensions.code`; by status if a proxy sent the response, and `NETWORK` without one. */
  code: string;
  /** Of the response: how long to wait at least. */
  retryAfterMs: number;
};

export function toFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const { code, retryAfter } = error.errors[0]?.extensions ?? {};
    return { code: typeof code === 'string' ? code : 'UNKNOWN', retryAfterMs: toMs(retryAfter) };
  }
  if (ServerError.is(error)) {
    const retryAfterMs = toMs(error.response.headers.get('retry-after'));
    return { code: readCode(error.bodyText) ?? codeOf(error.statusCode), retryAfterMs };
  }
  return { code: 'NETWORK', retryAfterMs: 0 };
}

/** Responses such as 429 and 503 have the type `application/json`, which Apollo Client does not read. */
function readCode(body: string): string | null {
  try {
    const code: unknown = JSON.parse(body)?.errors?.[0]?.extensions?.code;
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

function codeOf(status: number): string {
  return status === 503 ? 'OVERLOADED' : `HTTP_${status}`;
}

/** A longer wait is a fault of a proxy: nobody would restart the kiosk. */
const MAX_WAIT_MS = 10 * 60_000;

function toMs(seconds: unknown): number {
  const value = Number(seconds);
  return value > 0 ? Math.min(MAX_WAIT_MS, value * 1_000) : 0;
}

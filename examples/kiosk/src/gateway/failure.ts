import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export type Failure = {
  /** `extensions.code`; `NETWORK` without a response. */
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
    return { code: error.statusCode === 503 ? 'OVERLOADED' : `HTTP_${error.statusCode}`, retryAfterMs };
  }
  return { code: 'NETWORK', retryAfterMs: 0 };
}

/** A longer wait is a fault of a proxy: nobody would restart the kiosk. */
const MAX_WAIT_MS = 10 * 60_000;

function toMs(seconds: unknown): number {
  const value = Number(seconds);
  return value > 0 ? Math.min(MAX_WAIT_MS, value * 1_000) : 0;
}

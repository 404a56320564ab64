import { toErrorBody } from '../errors/errors.ts';

const MAX_RETRY_AFTER_S = 5;

/** Headers alternate names and values. */
type OverloadResponse = { headers: readonly string[]; body: string };

const responses = Array.from({ length: MAX_RETRY_AFTER_S }, (_, index): OverloadResponse => {
  const retryAfter = index + 1;
  return {
    headers: ['cache-control', 'no-store', 'retry-after', String(retryAfter)],
    body: JSON.stringify(toErrorBody('OVERLOADED', 'The gateway is overloaded.', { retryAfter })),
  };
});

/** The content of a 503. With jitter, so that rejected clients do not return at the same time. */
export function pickOverloadResponse(random = Math.random()): OverloadResponse {
  return responses[Math.floor(random * MAX_RETRY_AFTER_S)] ?? { headers: [], body: '' };
}

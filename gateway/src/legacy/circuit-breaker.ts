import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen, type IBackoff } from 'cockatiel';
import { GraphQLError } from 'graphql';
import { UpstreamStatus } from './transport.ts';

/** Consecutive failures that open the circuit breaker of a call. */
const FAILURE_THRESHOLD = 5;
const OPEN_MS = 5_000;
const TOO_MANY_REQUESTS = 429;

/** Circuit breaker of one call of the content service. */
export function createCircuitBreaker(): CircuitBreakerPolicy {
  return circuitBreaker(handleWhen(isServerFailure), {
    breaker: new ConsecutiveBreaker(FAILURE_THRESHOLD),
    halfOpenAfter: { next: createOpenBackoff },
  });
}

/**
 * cockatiel measures the open time with the wall clock: a clock that is set back would keep the breaker open. Measures
 * it with a monotonic clock instead, and reports a remaining time of infinity or none.
 */
function createOpenBackoff(): IBackoff<unknown> {
  const end = performance.now() + OPEN_MS;
  return {
    get duration() {
      return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: createOpenBackoff,
  };
}

/** No response, HTTP 5xx or 429, or a 5xx code in the body. Rejections such as 400 do not count. */
function isServerFailure(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { code, legacyCode } = error.extensions;
  const { originalError: cause } = error;
  if (cause instanceof UpstreamStatus) return cause.status >= 500 || cause.status === TOO_MANY_REQUESTS;
  return code === 'UPSTREAM_UNAVAILABLE' || (typeof legacyCode === 'number' && legacyCode >= 500 && legacyCode < 600);
}

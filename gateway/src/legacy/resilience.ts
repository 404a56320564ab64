import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IBackoff,
  retry,
} from 'cockatiel';
import { GraphQLError } from 'graphql';
import { createUnavailableError } from '../errors/errors.ts';
import type { CallName } from './calls.ts';
import { createRetryBudget } from './retry-budget.ts';
import { UpstreamStatus } from './transport.ts';

const MAX_CONCURRENT_CALLS = 64;
/** Concurrency limit per call, so that a slow call does not block the others. */
const MAX_CONCURRENT_PER_CALL = 32;
const MAX_QUEUED = 256;
/** Consecutive failures that open the circuit breaker of a call. */
const FAILURE_THRESHOLD = 5;
const OPEN_MS = 5_000;
const MAX_BACKOFF_MS = 200;

export type Resilience = ReturnType<typeof createResilience>;

/** A circuit breaker per call, concurrency limits, and one retry of reads within a budget. */
export function createResilience() {
  const budget = createRetryBudget();
  const concurrency = bulkhead(MAX_CONCURRENT_CALLS, MAX_QUEUED);
  const policies = new Map<CallName, ReturnType<typeof createCallPolicy>>();
  const policyOf = (call: CallName) => {
    const policy = policies.get(call) ?? createCallPolicy();
    policies.set(call, policy);
    return policy;
  };
  const attemptOnce = async <Data>(call: CallName, attempt: () => Promise<Data>): Promise<Data> => {
    try {
      return await policyOf(call)(() => concurrency.execute(attempt));
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) {
        throw createUnavailableError(call, error);
      }
      throw error;
    }
  };
  const withRetry = retry(
    handleWhen((error) => isTransient(error) && budget.takeRetry()),
    { maxAttempts: 1, backoff: new DelegateBackoff(() => Math.random() * MAX_BACKOFF_MS) },
  );

  return {
    read: <Data>(call: CallName, attempt: () => Promise<Data>): Promise<Data> => {
      budget.countRequest();
      return withRetry.execute(() => attemptOnce(call, attempt));
    },
    write: <Data>(call: CallName, attempt: () => Promise<Data>): Promise<Data> => {
      budget.countRequest();
      return attemptOnce(call, attempt);
    },
  };
}

/** Circuit breaker and concurrency limit of one call. */
function createCallPolicy() {
  const concurrency = bulkhead(MAX_CONCURRENT_PER_CALL, MAX_QUEUED);
  const breaker = circuitBreaker(handleWhen(isServerFailure), {
    breaker: new ConsecutiveBreaker(FAILURE_THRESHOLD),
    halfOpenAfter: { next: createOpenBackoff },
  });
  return <Data>(work: () => Promise<Data>): Promise<Data> => breaker.execute(() => concurrency.execute(work));
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

const TOO_MANY_REQUESTS = 429;
const TRANSIENT_STATUS = [500, 502, 503, 504];

/** Whether an immediate retry may succeed: not with `Retry-After`, nor if no request was sent. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions.code !== 'UPSTREAM_UNAVAILABLE') return false;
  const { originalError: cause } = error;
  if (cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError) return false;
  return cause instanceof UpstreamStatus ? TRANSIENT_STATUS.includes(cause.status) && !cause.retryAfter : true;
}

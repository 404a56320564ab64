import {
  BrokenCircuitError,
  BulkheadRejectedError,
  DelegateBackoff,
  handleWhen,
  type RetryPolicy,
  retry,
} from 'cockatiel';
import { GraphQLError } from 'graphql';
import type { RetryBudget } from './retry-budget.ts';
import { UpstreamStatus } from './transport.ts';

const MAX_BACKOFF_MS = 200;
const TRANSIENT_STATUS = [500, 502, 503, 504];

/** One retry of transient failures, with a random backoff and within the retry budget. */
export function createRetry(budget: RetryBudget): RetryPolicy {
  return retry(
    handleWhen((error) => isTransient(error) && budget.takeRetry()),
    { maxAttempts: 1, backoff: new DelegateBackoff(() => Math.random() * MAX_BACKOFF_MS) },
  );
}

/** Whether an immediate retry may succeed: not with `Retry-After`, nor if no request was sent. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions.code !== 'UPSTREAM_UNAVAILABLE') return false;
  const { originalError: cause } = error;
  if (cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError) return false;
  return cause instanceof UpstreamStatus ? TRANSIENT_STATUS.includes(cause.status) && !cause.retryAfter : true;
}

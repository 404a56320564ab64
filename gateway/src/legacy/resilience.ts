import { BrokenCircuitError, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { createUnavailableError } from '../errors/errors.ts';
import type { CallName } from './calls.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createRetry } from './retry.ts';
import { createRetryBudget } from './retry-budget.ts';

const MAX_CONCURRENT_CALLS = 64;
/** Concurrency limit per call, so that a slow call does not block the others. */
const MAX_CONCURRENT_PER_CALL = 32;
const MAX_QUEUED = 256;

export type Resilience = ReturnType<typeof createResilience>;

/** A circuit breaker per call, concurrency limits (bulkheads), and one retry of reads within a budget. */
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
  const withRetry = createRetry(budget);

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
  const breaker = createCircuitBreaker();
  return <Data>(work: () => Promise<Data>): Promise<Data> => breaker.execute(() => concurrency.execute(work));
}

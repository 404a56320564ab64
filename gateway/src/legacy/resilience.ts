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

/** Calls on their way at once, those of one kind among them, so that a slow one leaves room, and those that wait. */
const MAX_CALLS = 64;
const MAX_OF_ONE_CALL = 32;
const MAX_WAITING = 256;
/** Failures in a row after which a call is left alone, and the time until it is tried again. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5_000;
const MAX_BACKOFF_MS = 200;

export type Resilience = ReturnType<typeof createResilience>;

/**
 * What stands between an operation and a content service in trouble: a breaker for each call, a bound on calls on
 * their way, and one retry of a read within a budget.
 */
export function createResilience() {
  const budget = createRetryBudget();
  const lanes = bulkhead(MAX_CALLS, MAX_WAITING);
  const guards = new Map<CallName, ReturnType<typeof createGuard>>();
  const guardOf = (call: CallName) => {
    const guard = guards.get(call) ?? createGuard();
    guards.set(call, guard);
    return guard;
  };
  const once = async <Answer>(call: CallName, attempt: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await guardOf(call)(() => lanes.execute(attempt));
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) {
        throw createUnavailableError(call, error);
      }
      throw error;
    }
  };
  const again = retry(
    handleWhen((error) => isTransient(error) && budget.takeRetry()),
    { maxAttempts: 1, backoff: new DelegateBackoff(() => Math.random() * MAX_BACKOFF_MS) },
  );

  return {
    /** Tries a read, and once more where that may help. */
    read: <Answer>(call: CallName, attempt: () => Promise<Answer>): Promise<Answer> => {
      budget.countRequest();
      return again.execute(() => once(call, attempt));
    },
    /** Tries a submission, once. */
    write: <Answer>(call: CallName, attempt: () => Promise<Answer>): Promise<Answer> => {
      budget.countRequest();
      return once(call, attempt);
    },
  };
}

/** Leaves a call alone that keeps failing, and bounds how many of it are on their way. */
function createGuard() {
  const lanes = bulkhead(MAX_OF_ONE_CALL, MAX_WAITING);
  const breaker = circuitBreaker(handleWhen(isOutOfOrder), {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: { next: createPause },
  });
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => breaker.execute(() => lanes.execute(work));
}

/**
 * The library measures how long a breaker is open with the clock of the day: after a step back it would stay open for
 * as long. So it is told that there is all the time to wait, or none.
 */
function createPause(): IBackoff<unknown> {
  const end = performance.now() + OPEN_MS;
  return {
    get duration() {
      return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: createPause,
  };
}

/** No answer, a status of class 500 or 429, or a code of class 500 in the answer. A refusal is none of these. */
function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { code, legacyCode } = error.extensions;
  const { originalError: cause } = error;
  if (cause instanceof UpstreamStatus) return cause.status >= 500 || cause.status === TOO_MANY_REQUESTS;
  return code === 'UPSTREAM_UNAVAILABLE' || (typeof legacyCode === 'number' && legacyCode >= 500 && legacyCode < 600);
}

const TOO_MANY_REQUESTS = 429;
const TRANSIENT_STATUS = [500, 502, 503, 504];

/** Whether asking at once may help: not when the service asked for patience, and not when nothing was sent. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions.code !== 'UPSTREAM_UNAVAILABLE') return false;
  const { originalError: cause } = error;
  if (cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError) return false;
  return cause instanceof UpstreamStatus ? TRANSIENT_STATUS.includes(cause.status) && !cause.retryAfter : true;
}

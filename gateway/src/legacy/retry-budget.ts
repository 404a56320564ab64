/** Retries per request in the window; limits the additional load on a failing service. */
const MAX_RETRY_RATIO = 0.2;
const WINDOW_S = 10;
/** Always allowed, so that the ratio does not prevent retries at low traffic. */
const MIN_RETRIES = 3;

type Bucket = { second: number; requests: number; retries: number };

export type RetryBudget = ReturnType<typeof createRetryBudget>;

/** Attempts and backoff: `retry.ts`. Counts requests and retries in a sliding window; `now` is a monotonic clock in milliseconds. */
export function createRetryBudget(now: () => number = () => performance.now()) {
  let buckets: Bucket[] = [];

  function currentBucket(): Bucket {
    const second = Math.floor(now() / 1000);
    const last = buckets.at(-1);
    if (last?.second === second) return last;
    const current = { second, requests: 0, retries: 0 };
    buckets = [...buckets.filter((bucket) => bucket.second > second - WINDOW_S), current];
    return current;
  }

  return {
    countRequest: () => {
      currentBucket().requests++;
    },
    /** Whether a retry is within the budget; counts it if so. */
    takeRetry: (): boolean => {
      const current = currentBucket();
      const requests = buckets.reduce((sum, bucket) => sum + bucket.requests, 0);
      const retries = buckets.reduce((sum, bucket) => sum + bucket.retries, 0);
      if (retries >= Math.max(MIN_RETRIES, requests * MAX_RETRY_RATIO)) return false;
      current.retries++;
      return true;
    },
  };
}

/** Retries are at most this part of the requests of a window: a service in trouble is not asked twice as much. */
const SHARE = 0.2;
const WINDOW_MS = 10_000;
/** A few retries are fine when next to nothing is asked. */
const ALWAYS_ALLOWED = 3;

/** Counts requests and retries of the last seconds; `now` is on a clock that never steps back. */
export function createRetryBudget(now: () => number = () => performance.now()) {
  let requests: number[] = [];
  let retries: number[] = [];
  const forgetOld = () => {
    const since = now() - WINDOW_MS;
    requests = requests.filter((at) => at > since);
    retries = retries.filter((at) => at > since);
  };
  return {
    countRequest: () => {
      requests.push(now());
    },
    /** Whether one more retry fits; when it does, it is counted. */
    takeRetry: (): boolean => {
      forgetOld();
      if (retries.length >= Math.max(ALWAYS_ALLOWED, requests.length * SHARE)) return false;
      retries.push(now());
      return true;
    },
  };
}

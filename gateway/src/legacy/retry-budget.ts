/** Retries are at most this part of the requests of a window: a service in trouble is not asked twice as much. */
const SHARE = 0.2;
const WINDOW_S = 10;
/** A few retries are fine when next to nothing is asked. */
const ALWAYS_ALLOWED = 3;

type Second = { at: number; requests: number; retries: number };

/** Counts requests and retries of the last seconds; `now` is on a clock that never steps back, in milliseconds. */
export function createRetryBudget(now: () => number = () => performance.now()) {
  let seconds: Second[] = [];

  function currentSecond(): Second {
    const at = Math.floor(now() / 1000);
    const last = seconds.at(-1);
    if (last?.at === at) return last;
    const current = { at, requests: 0, retries: 0 };
    seconds = [...seconds.filter((second) => second.at > at - WINDOW_S), current];
    return current;
  }

  return {
    countRequest: () => {
      currentSecond().requests++;
    },
    /** Whether one more retry fits; when it does, it is counted. */
    takeRetry: (): boolean => {
      const current = currentSecond();
      const requests = seconds.reduce((sum, second) => sum + second.requests, 0);
      const retries = seconds.reduce((sum, second) => sum + second.retries, 0);
      if (retries >= Math.max(ALWAYS_ALLOWED, requests * SHARE)) return false;
      current.retries++;
      return true;
    },
  };
}

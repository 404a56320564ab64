export type DeliveryTiming = {
  /** Between checks for submissions that another instance queued. */
  pollMs: number;
  /** First and longest pause of the back-off. */
  backoffMs: number;
  maxBackoffMs: number;
  /** First and longest time for which a refused submission is passed over. */
  setAsideMs: number;
  maxSetAsideMs: number;
};

export const deliveryTiming: DeliveryTiming = {
  pollMs: 5_000,
  backoffMs: 500,
  maxBackoffMs: 10_000,
  setAsideMs: 10_000,
  maxSetAsideMs: 10 * 60_000,
};

/** Failures of one submission in a row, after which others are tried before it. */
const MAX_FAILURES_IN_A_ROW = 3;
const MAX_PASSED_OVER = 100;

/** Remembers outages and submissions that failed, so that one that always fails does not block the others. */
export function createDeliveryAttempts(timing: DeliveryTiming, random: () => number = Math.random) {
  /** Until when a submission is passed over; forever means until another one is stored, or all have failed. */
  const passedOver = new Map<string, number>();
  let last: { receipt: string; failures: number } | undefined;
  let outages = 0;
  let isHealthy = false;

  const grow = (first: number, longest: number, count: number) => Math.min(longest, first * 2 ** Math.min(count, 20));

  /** Starts again with the oldest submission. Returns whether any had failed. */
  function restart(): boolean {
    const failed = [...passedOver].filter(([, until]) => until === Number.POSITIVE_INFINITY);
    for (const [receipt] of failed) passedOver.delete(receipt);
    return failed.length > 0;
  }

  return {
    restart,
    /** Whether the service stored the last submission that it received. */
    isHealthy: () => isHealthy,
    succeed: () => {
      isHealthy = true;
      outages = 0;
      last = undefined;
      restart();
    },
    noteOutage: () => {
      isHealthy = false;
    },
    /** Counts an outage. `receipt` names the submission that may have caused it. */
    fail: (receipt?: string) => {
      isHealthy = false;
      outages += 1;
      if (receipt === undefined) return;
      last = { receipt, failures: last?.receipt === receipt ? last.failures + 1 : 1 };
      if (passedOver.size >= MAX_PASSED_OVER) restart();
      if (last.failures >= MAX_FAILURES_IN_A_ROW) passedOver.set(receipt, Number.POSITIVE_INFINITY);
    },
    /** Returns whether others may be tried meanwhile. */
    setAside: (receipt: string, refusals: number): boolean => {
      const pause = grow(timing.setAsideMs, timing.maxSetAsideMs, refusals - 1);
      passedOver.set(receipt, performance.now() + pause);
      return passedOver.size <= MAX_PASSED_OVER;
    },
    /** Receipts that are passed over for now. */
    passedOver: (): string[] => {
      for (const [receipt, until] of passedOver) if (until <= performance.now()) passedOver.delete(receipt);
      return [...passedOver.keys()];
    },
    /** Exponential back-off with full jitter. */
    backoff: () => random() * grow(timing.backoffMs, timing.maxBackoffMs, Math.max(0, outages - 1)),
  };
}

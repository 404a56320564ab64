import { setTimeout } from 'node:timers';
import type { Report } from '../errors/error-reporting.ts';
import { classifyFailure, describeFailure } from '../legacy/submission-failure.ts';
import { createDeliveryAttempts, type DeliveryTiming } from './delivery-attempts.ts';
import type { DeliveryLock } from './outbox-connection.ts';
import type { OutboxStore, QueuedSubmission } from './outbox-store.ts';

/** Refusals with an unknown code, and failures of one submission while others were stored. */
const MAX_REFUSALS = 8;

type Settings = {
  store: OutboxStore;
  /** Returns the reference of the content service. */
  deliver: (submission: QueuedSubmission) => Promise<string>;
  timing: DeliveryTiming;
  report: Report;
  onDelivered: (submission: QueuedSubmission, reference: string) => void;
  onRefused: (submission: QueuedSubmission, code: string) => void;
  /** After each change of the queue, and at each poll. */
  onRound: () => Promise<void>;
};

/** Delivers queued submissions in order, one at a time, by one instance. Outages are retried without a limit. */
export function startDelivery({ store, deliver, timing, report, ...events }: Settings) {
  const attempts = createDeliveryAttempts(timing);
  let lock: DeliveryLock | undefined;
  let isStopping = false;
  let hasFailed = false;
  let wakeUp = () => {};

  async function work(): Promise<void> {
    while (!isStopping) {
      const pauseMs = await runRound();
      if (!isStopping) await pause(pauseMs);
    }
    await releaseLock();
  }

  /** Returns the time until the next round. Reports the first failure of the database in a row. */
  async function runRound(): Promise<number> {
    try {
      const pauseMs = await deliverDue();
      await events.onRound();
      hasFailed = false;
      return pauseMs;
    } catch (error) {
      if (!hasFailed) report('outbox', error);
      hasFailed = true;
      return timing.pollMs;
    }
  }

  async function deliverDue(): Promise<number> {
    if (!(await acquireLock())) return timing.pollMs;
    while (!isStopping) {
      const passedOver = attempts.passedOver();
      const submission = await store.next(passedOver);
      if (!submission) return endRound(passedOver);
      if (!(await attempt(submission))) return attempts.backoff();
    }
    return 0;
  }

  /** No other submission is due. */
  async function endRound(passedOver: readonly string[]): Promise<number> {
    if (attempts.restart()) return attempts.backoff();
    if (passedOver.length === 0) await releaseLock();
    return timing.pollMs;
  }

  async function acquireLock(): Promise<boolean> {
    if (lock?.isHeld()) return true;
    await releaseLock();
    lock = await store.lock();
    return lock !== undefined;
  }

  /** Whether the next submission is due at once. */
  async function attempt(submission: QueuedSubmission): Promise<boolean> {
    const outcome = await deliver(submission).then(
      (reference) => ({ reference }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome) return handleFailure(submission, outcome.error);
    attempts.succeed();
    await store.complete(submission.receipt, outcome.reference);
    events.onDelivered(submission, outcome.reference);
    return true;
  }

  async function handleFailure(submission: QueuedSubmission, error: unknown): Promise<boolean> {
    const { receipt } = submission;
    const failure = classifyFailure(error);
    if (failure === 'REJECTED') return refuse(submission, error);
    // A failure between successes is the fault of the submission, otherwise of the service.
    const isCounted = failure === 'REFUSED' || (failure === 'FAILED' && attempts.isHealthy());
    const refusals = isCounted ? await store.countRefusal(receipt) : 0;
    if (refusals >= MAX_REFUSALS) return refuse(submission, error);
    if (failure !== 'REFUSED') attempts.fail(failure === 'FAILED' ? receipt : undefined);
    // The first failure may be the beginning of an outage: do not change the order yet.
    const isSetAside = failure === 'REFUSED' || refusals > 1;
    return isSetAside && attempts.setAside(receipt, refusals);
  }

  async function refuse(submission: QueuedSubmission, error: unknown): Promise<boolean> {
    const { code, reason } = describeFailure(error);
    await store.refuse(submission.receipt, reason);
    events.onRefused(submission, code);
    return true;
  }

  async function releaseLock(): Promise<void> {
    const released = lock;
    lock = undefined;
    await released?.release();
  }

  function pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    wakeUp = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  const worker = work();

  return {
    /** A submission could not be sent directly. */
    noteOutage: attempts.noteOutage,
    /** A submission was stored directly: the service is back. */
    noteSuccess: () => {
      attempts.succeed();
      wakeUp();
    },
    /** Waits for the delivery in progress. */
    stop: async () => {
      isStopping = true;
      wakeUp();
      await worker;
    },
  };
}

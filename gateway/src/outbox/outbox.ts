import type { Logger } from 'pino';
import type { Report } from '../errors/error-reporting.ts';
import { describeFailure } from '../legacy/submission-failure.ts';
import { startDelivery } from './delivery.ts';
import { type DeliveryTiming, deliveryTiming } from './delivery-attempts.ts';
import type { NewSubmission, OutboxStore, QueuedSubmission } from './outbox-store.ts';

/** Further submissions are refused. A submission takes up to 10 kB. */
const MAX_QUEUED = 20_000;

/** Long after visitors have stopped sending a form again. */
const RECEIPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export type OutboxStatus = { queued: number; refused: number; oldestSeconds: number };

export type OutboxEvent = 'queued' | 'delivered' | 'refused';

type Settings = {
  store: OutboxStore;
  deliver: (submission: QueuedSubmission) => Promise<string>;
  report: Report;
  log: Logger;
  onEvent: (event: OutboxEvent) => void;
  timing?: DeliveryTiming | undefined;
  now?: () => number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Stores submissions durably while the content service is unavailable, and delivers them later. */
export function createOutbox({
  store,
  deliver,
  report,
  log,
  onEvent,
  timing = deliveryTiming,
  now = Date.now,
}: Settings) {
  let summary: Awaited<ReturnType<OutboxStore['summarize']>> = { queued: 0, refused: 0, oldestAt: null };

  let hasDelivered = false;

  async function refresh(): Promise<void> {
    summary = await store.summarize();
    if (!hasDelivered || summary.queued > 0) return;
    hasDelivered = false;
    await store.forgetReceipts(new Date(now() - RECEIPT_DAYS * DAY_MS));
    store.scrub();
  }

  const delivery = startDelivery({
    store,
    deliver,
    timing,
    report,
    onDelivered: ({ receipt, form }, reference) => {
      hasDelivered = true;
      summary = { ...summary, queued: Math.max(0, summary.queued - 1) };
      onEvent('delivered');
      log.info({ receipt, form, reference }, 'submission delivered');
    },
    onRefused: ({ receipt, form }, code) => {
      summary = { ...summary, queued: Math.max(0, summary.queued - 1), refused: summary.refused + 1 };
      onEvent('refused');
      log.error({ receipt, form, code }, 'submission refused');
    },
    onRound: refresh,
  });

  return {
    /** A submission that was queued before; undefined also if the outbox is unavailable. */
    find: async (receipt: string) => {
      try {
        return await store.find(receipt);
      } catch (error) {
        report('outbox', error);
        return;
      }
    },
    /** Durable when this returns. `cause` is the failure of the content service. */
    add: async (submission: NewSubmission, cause: unknown): Promise<'queued' | 'key-reused'> => {
      if (summary.queued >= MAX_QUEUED) throw new Error('The outbox is full');
      const result = await store.add(submission);
      if (result === 'key-reused') return result;
      delivery.noteOutage();
      if (result === 'added') {
        const { receipt, form } = submission;
        summary = {
          ...summary,
          queued: summary.queued + 1,
          oldestAt: summary.oldestAt ?? new Date(now()).toISOString(),
        };
        onEvent('queued');
        log.warn({ receipt, form, cause: describeFailure(cause).code, queued: summary.queued }, 'submission queued');
      }
      return 'queued';
    },
    /** The content service stored a submission. */
    noteDelivered: () => {
      if (summary.queued > 0) delivery.noteSuccess();
    },
    /** As of the last poll. */
    status: (): OutboxStatus => {
      const { queued, refused, oldestAt } = summary;
      const oldestSeconds = oldestAt === null ? 0 : Math.max(0, Math.round((now() - Date.parse(oldestAt)) / 1000));
      return { queued, refused, oldestSeconds };
    },
    /** Stops delivering; submissions can still be added. */
    stop: delivery.stop,
    close: store.close,
  };
}

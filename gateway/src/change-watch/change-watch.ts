import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Report } from '../errors/error-reporting.ts';
import { type ChangeCursor, parseCursor } from '../slices/changes/change-cursor.ts';
import type { ObservedChanges } from '../slices/changes/record-types.ts';
import type { CursorStore } from './cursor-store.ts';
import { toPurgeTags } from './purge-tags.ts';

/** Deriving changes reads complete lists, whose lifetimes are minutes. */
const DERIVED_INTERVAL_MS = 60_000;
/** A killed instance is replaced after this long. */
const MIN_LEASE_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

type Settings = {
  intervalMs: number;
  cursors: CursorStore;
  findChanges: (after: ChangeCursor | undefined) => Promise<ObservedChanges>;
  /** As the purge endpoint does it. */
  purge: (tags: readonly string[]) => Promise<{ everywhere: boolean }>;
  markPurged: (positions: ObservedChanges['positions']) => Promise<void>;
  report: Report;
  log: Logger;
};

export type ChangeWatch = ReturnType<typeof startChangeWatch>;

/**
 * Asks the content service for changed records and purges them everywhere. The cursor advances after every instance
 * confirmed the purge, so neither an outage nor a restart loses a change.
 */
export function startChangeWatch({ intervalMs, cursors, findChanges, purge, markPurged, report, log }: Settings) {
  const stopping = new AbortController();
  let failures = 0;
  let pauseMs = intervalMs;
  let unconfirmed: { cursor: string; attempts: number; retryAt: number } | undefined;
  let checkedAt: number | undefined;

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      pauseMs = await runRound();
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    await cursors.release();
  }

  /** Returns the time until the next round. Reports the first failure in a row. */
  async function runRound(): Promise<number> {
    try {
      const nextMs = await poll();
      failures = 0;
      return nextMs;
    } catch (error) {
      failures += 1;
      if (failures === 1) report('change watch', error);
      return backoff(intervalMs, LONGEST_PAUSE_MS, failures);
    }
  }

  async function poll(): Promise<number> {
    const { isHeld, cursor } = await cursors.hold(Math.max(MIN_LEASE_MS, 2 * pauseMs));
    checkedAt = isHeld ? (checkedAt ?? performance.now()) : undefined;
    if (!isHeld) return intervalMs;
    const observed = await findChanges(cursor === undefined ? undefined : parseCursor(cursor));
    checkedAt = performance.now();
    if (observed.cursor !== cursor && !isRetriedLater(observed.cursor)) await purgeChanges(observed);
    return observed.isStated ? intervalMs : Math.max(intervalMs, DERIVED_INTERVAL_MS);
  }

  const isRetriedLater = (cursor: string) => unconfirmed?.cursor === cursor && performance.now() < unconfirmed.retryAt;

  async function purgeChanges({ cursor, records, positions }: ObservedChanges): Promise<void> {
    const tags = toPurgeTags(records);
    const { everywhere } = await purge(tags);
    log.info({ tags, everywhere }, 'changes purged');
    if (!everywhere) {
      const attempts = unconfirmed?.cursor === cursor ? unconfirmed.attempts + 1 : 1;
      unconfirmed = {
        cursor,
        attempts,
        retryAt: performance.now() + backoff(FIRST_RETRY_MS, LONGEST_RETRY_MS, attempts),
      };
      return;
    }
    unconfirmed = undefined;
    await cursors.save(cursor);
    await markPurged(positions);
  }

  const done = work();

  return {
    /** Since the last successful check; undefined for an instance that leaves it to another one. */
    secondsSinceCheck: (): number | undefined =>
      checkedAt === undefined ? undefined : (performance.now() - checkedAt) / 1000,
    stop: async (): Promise<void> => {
      stopping.abort();
      await done;
    },
  };
}

/** Exponential, with jitter over its second half. */
function backoff(firstMs: number, longestMs: number, count: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(count - 1, 20)) * (0.5 + Math.random() / 2);
}

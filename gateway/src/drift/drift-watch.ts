import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import type { Report } from '../errors/error-reporting.ts';
import type { ParseListeners } from '../legacy/drift-monitor.ts';
import type { Change, DriftKind } from './drift-change.ts';
import { createDriftReport, type DriftReport } from './drift-report.ts';
import { DriftState } from './drift-state.ts';
import { type DriftStore, isEmptyUpdate } from './drift-store.ts';
import { ResponseObserver } from './response-observer.ts';

const SYNC_MS = 5_000;

type Settings = {
  /** In memory only without it. */
  store?: DriftStore | undefined;
  log: Logger;
  report: Report;
  /** Wall clock, in epoch milliseconds. */
  now?: (() => number) | undefined;
};

export type Selection = 'all' | readonly string[];

export type DriftWatch = ReturnType<typeof createDriftWatch>;

/** Compares the structure of upstream responses with their schemas and with the structure of earlier days. */
export function createDriftWatch({ store, log, report, now = Date.now }: Settings) {
  const state = new DriftState({ now, awaitsStore: store !== undefined, onChange: logChange });
  const observers = new Map<string, ResponseObserver>();
  let isStored = false;
  let hasReported = false;
  let lastSync = Promise.resolve();

  function logChange({ call, path, kind, trait, verdict, count }: Change): void {
    log.warn({ call, path, kind, seen: trait.replace(/^=/, ''), schema: verdict, count }, 'upstream drift');
  }

  async function exchange({ read, write }: DriftStore): Promise<void> {
    const content = await read();
    if (content === 'lost') state.resend();
    else if (content) state.load(content);
    const update = state.takeUpdate();
    if (isEmptyUpdate(update)) return;
    try {
      await write(update, () => state.toContent());
    } catch (error) {
      state.returnUpdate(update);
      throw error;
    }
  }

  /** Reports the first failure of each outage. */
  async function syncOnce(): Promise<void> {
    if (!store) return;
    try {
      await exchange(store);
      isStored = true;
    } catch (error) {
      if (isStored || !hasReported) report('drift store', error);
      hasReported = true;
      isStored = false;
    }
  }

  /** One at a time: a second call waits for the first. */
  function sync(): Promise<void> {
    lastSync = lastSync.then(syncOnce);
    return lastSync;
  }

  const observe: ParseListeners['onResponse'] = (call, schema, data) => {
    const observer = observers.get(call) ?? new ResponseObserver(state, call);
    observers.set(call, observer);
    try {
      observer.observe(schema, data);
    } catch (error) {
      report(`drift watch of ${call}`, error);
    }
  };

  const timer = store && setInterval(() => void sync(), SYNC_MS).unref();

  const toFilter = (selection: Selection) => (change: Change) => selection === 'all' || selection.includes(change.id);

  return {
    observe,
    /** Exchanges the state with the store. Never rejects. */
    sync,
    getReport: (): DriftReport & { storage: DriftStore['kind'] | 'memory'; isStored: boolean } => ({
      storage: store?.kind ?? 'memory',
      isStored,
      ...createDriftReport(state),
    }),
    countChanges: (): Map<string, { call: string; kind: DriftKind; count: number }> => {
      const counts = new Map<string, { call: string; kind: DriftKind; count: number }>();
      for (const { call, kind } of state.listChanges()) {
        const known = counts.get(`${call} ${kind}`);
        counts.set(`${call} ${kind}`, { call, kind, count: (known?.count ?? 0) + 1 });
      }
      return counts;
    },
    /** Makes changes part of the structure that later responses are compared with. */
    accept: async (selection: Selection): Promise<number> => {
      await sync();
      const count = state.acceptChanges(toFilter(selection));
      await sync();
      return count;
    },
    /** Removes changes that are over. */
    dismiss: async (selection: Selection): Promise<number> => {
      await sync();
      const count = state.dismissChanges(toFilter(selection));
      await sync();
      return count;
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await sync();
    },
  };
}

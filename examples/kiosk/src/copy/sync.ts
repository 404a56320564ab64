import { print } from 'graphql';
import { type Failure, toFailure } from '../gateway/failure.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { getRetryDelay } from '../gateway/retry-delay.ts';
import { ChangedRecordsDocument, TextsDocument } from '../generated/operations.ts';
import { LOCALE_CODES, type Locale } from '../i18n/locales.ts';
import type { Copy, LocaleCopy } from './copy.ts';
import { fetchCopy } from './fetch-copy.ts';
import { fillCache } from './fill-cache.ts';
import type { KioskStore } from './kiosk-store.ts';
import { refreshCopy } from './refresh-copy.ts';

const REFRESH_MS = 5 * 60_000;
/** Brings what is not reported as a change: labels, countries, and the order of lists. */
const COPY_AGAIN_MS = 24 * 60 * 60_000;
/** A version of the app that selects other fields copies everything again. */
const SHAPE = print(ChangedRecordsDocument) + print(TextsDocument);

export type SyncState = {
  /** Languages that can be shown. */
  locales: readonly Locale[];
  isRunning: boolean;
  /** Of the last attempt. */
  failure: Failure | null;
  /** Time of the next attempt after a failure. */
  retryAt: number | null;
  /** Time of the last successful refresh since the start. */
  refreshedAt: number | null;
};

export type Sync = ReturnType<typeof createSync>;

type SyncOptions = {
  gateway: Gateway;
  store: KioskStore;
  /** The language to copy first. */
  locale: Locale;
  /** Receives the complete copy after each successful refresh. */
  onRefreshed?: (copy: Copy) => void;
};

/** Keeps the copy: shows the stored one, refreshes it, and tries again after a failure. */
export function createSync({ gateway, store, locale, onRefreshed = () => {} }: SyncOptions) {
  let state: SyncState = { locales: [], isRunning: false, failure: null, retryAt: null, refreshedAt: null };
  let copy: Copy | null = null;
  let copiedAt = 0;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function update(change: Partial<SyncState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function showLocale(code: Locale, localeCopy: LocaleCopy): void {
    fillCache(gateway.getClient(code), code, localeCopy);
    if (!state.locales.includes(code)) update({ locales: [...state.locales, code] });
  }

  function show(next: Copy): void {
    for (const code of LOCALE_CODES)
      if (copy?.locales[code] !== next.locales[code]) showLocale(code, next.locales[code]);
    copy = next;
  }

  async function copyAll(): Promise<void> {
    const startedAt = Date.now();
    // While an older copy is shown, its successor replaces it as a whole.
    const next = await fetchCopy(gateway, locale, copy ? () => {} : showLocale);
    await store.writeCopy(next, { copiedAt: startedAt, shape: SHAPE });
    copiedAt = startedAt;
    show(next);
  }

  async function refresh(current: Copy): Promise<void> {
    const next = await refreshCopy(gateway, current);
    if (next === current) return;
    await store.writeCopy(next, { copiedAt, shape: SHAPE });
    show(next);
  }

  async function synchronize(): Promise<void> {
    if (!copy || Date.now() - copiedAt > COPY_AGAIN_MS) return copyAll();
    try {
      await refresh(copy);
    } catch (error) {
      if (toFailure(error).code !== 'CURSOR_EXPIRED') throw error;
      await copyAll();
    }
  }

  async function run(): Promise<void> {
    if (state.isRunning) return;
    clearTimeout(timer);
    update({ isRunning: true, retryAt: null });
    try {
      await synchronize();
      attempt = 0;
      update({ isRunning: false, failure: null, refreshedAt: Date.now() });
      if (copy) onRefreshed(copy);
      timer = setTimeout(run, REFRESH_MS);
    } catch (error) {
      const failure = toFailure(error);
      const delay = getRetryDelay(attempt, failure.retryAfterMs);
      attempt += 1;
      update({ isRunning: false, failure, retryAt: Date.now() + delay });
      timer = setTimeout(run, delay);
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when the stored copy, if any, is shown. */
    start: async (): Promise<void> => {
      const stored = await store.readCopy(SHAPE);
      if (stored) {
        copiedAt = stored.copiedAt;
        show(stored.copy);
      }
      void run();
    },
    /** At once, for example when the network is back. */
    run,
    stop: () => clearTimeout(timer),
  };
}

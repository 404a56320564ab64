import { LRUCache } from 'lru-cache';
import type { CacheStore, StoredEntry } from './store.ts';

export type CacheValue<Value> = {
  value: Value;
  /** Approximate size in memory. */
  bytes: number;
  /** Age of the data when it was loaded, if it came from another cache. */
  dataAgeMs?: number | undefined;
  /** The entry is fresh for this long. */
  ttlMs: number;
  /** Purging one of these removes the entry. */
  tags: readonly string[];
  /** Serve stale while revalidating; otherwise stale only when loading fails. */
  allowStale: boolean;
  /** Serializes the value for the second-level store. */
  toText?: () => string;
};

export type CacheEntry<Value> = Omit<CacheValue<Value>, 'toText'> & {
  /** When the load of the value started. */
  storedAt: number;
  refresh: Load<Value>;
  /** 0 unless the last refresh failed. */
  retryAt: number;
};

type Load<Value> = () => Promise<CacheValue<Value>>;

/** `inflight`: joined a load that another request had started. */
export type CacheStatus = 'hit' | 'stale' | 'miss' | 'inflight';

export type CacheResult<Value> = {
  entry: CacheEntry<Value>;
  status: CacheStatus;
  ageMs: number;
};

/** What `get` would return without loading. */
type Inspection<Value> =
  | { entry: CacheEntry<Value>; status: 'hit' | 'stale' }
  /** Another request is loading it. */
  | { entry?: never; status: 'inflight' };

type Loader<Value> = {
  load: Load<Value>;
  /** Loads again in the background. The entry holds on to it, so it must not capture more than `bytes` counts. */
  refresh: Load<Value>;
  /** Reads a value from the second-level store; throws if another release wrote it in another format. */
  decode: (text: string) => Pick<CacheValue<Value>, 'value' | 'bytes'>;
  /** Wait for a fresh value instead of serving a stale one. */
  requireFresh?: boolean;
};

type Settings = {
  /** 0 disables caching and the sharing of loads. */
  maxBytes: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
  /** Second-level store that instances share. */
  store?: CacheStore;
  onRefreshError?: (key: string, error: unknown) => void;
};

/** One entry may take up this share of the cache. */
const MAX_ENTRY_SHARE = 1 / 16;
/** Memory of an entry besides its value. */
const ENTRY_OVERHEAD_BYTES = 1_000;
/** Pause after a failed refresh. */
const RETRY_MS = 1_000;

/**
 * A stale-while-revalidate cache, bounded by size in memory. Stale data is served without an age limit while loading
 * fails (stale-if-error). Concurrent requests for a key share one load.
 */
export function createSwrCache<Value>({ maxBytes, now = () => performance.now(), store, onRefreshError }: Settings) {
  const entries = new LRUCache<string, CacheEntry<Value>>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, maxBytes * MAX_ENTRY_SHARE),
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + ENTRY_OVERHEAD_BYTES,
  });
  const loads = new Map<string, Promise<CacheEntry<Value>>>();
  let purges = 0;

  const toResult = (entry: CacheEntry<Value>, status: CacheStatus) => ({
    entry,
    status,
    ageMs: now() - entry.storedAt,
  });
  const isFresh = ({ storedAt, ttlMs }: CacheEntry<Value>) => now() - storedAt < ttlMs;

  async function loadAndStore(key: string, load: Load<Value>, refresh: Load<Value>): Promise<CacheEntry<Value>> {
    const purgesBefore = purges;
    const storedAt = now();
    const { toText, ...value } = await load();
    const entry = { ...value, storedAt, refresh, retryAt: 0 };
    // A load that started before a purge may return the purged data.
    if (purges !== purgesBefore || maxBytes === 0) return entry;
    entries.set(key, entry);
    const { dataAgeMs, ttlMs, tags, allowStale } = entry;
    if (toText) store?.write(key, { text: toText(), ageMs: now() - storedAt, dataAgeMs, ttlMs, tags, allowStale });
    return entry;
  }

  function share(key: string, load: () => Promise<CacheEntry<Value>>): Promise<CacheEntry<Value>> {
    const promise = load().finally(() => {
      // A purge may have made room for a later load of the same key.
      if (loads.get(key) === promise) loads.delete(key);
    });
    loads.set(key, promise);
    return promise;
  }

  function revalidate(key: string, stale: CacheEntry<Value>): void {
    if (loads.has(key) || now() < stale.retryAt) return;
    share(key, () => loadAndStore(key, stale.refresh, stale.refresh)).catch((error: unknown) => {
      stale.retryAt = now() + RETRY_MS;
      onRefreshError?.(key, error);
    });
  }

  async function readFromStore(key: string, loader: Loader<Value>): Promise<CacheEntry<Value> | undefined> {
    const purgesBefore = purges;
    const stored = await store?.read(key);
    if (!stored || purges !== purgesBefore) return;
    const entry = decode(stored, loader);
    if (entry) entries.set(key, entry);
    return entry;
  }

  function decode(stored: StoredEntry, loader: Loader<Value>): CacheEntry<Value> | undefined {
    const { text, ageMs, ...rest } = stored;
    try {
      return { ...loader.decode(text), ...rest, refresh: loader.refresh, storedAt: now() - ageMs, retryAt: 0 };
    } catch {
      return;
    }
  }

  /** Reads without loading. A stale entry is revalidated in the background. */
  function peek(key: string): CacheResult<Value> | undefined {
    const entry = entries.get(key);
    if (!entry) return;
    const ageMs = now() - entry.storedAt;
    if (ageMs < entry.ttlMs) return { entry, status: 'hit', ageMs };
    if (!entry.allowStale) return;
    revalidate(key, entry);
    return { entry, status: 'stale', ageMs };
  }

  /** Reads without loading, revalidating, or counting as a use. `requireFresh` as in `get`. */
  function inspect(key: string, requireFresh = false): Inspection<Value> | undefined {
    const entry = entries.peek(key);
    if (entry && isFresh(entry)) return { entry, status: 'hit' };
    if (entry?.allowStale && !requireFresh) return { entry, status: 'stale' };
    return loads.has(key) ? { status: 'inflight' } : undefined;
  }

  async function get(key: string, loader: Loader<Value>): Promise<CacheResult<Value>> {
    if (maxBytes === 0) return toResult(await loadAndStore(key, loader.load, loader.refresh), 'miss');
    const cached = peek(key);
    if (cached && !(loader.requireFresh && cached.status === 'stale')) return cached;
    try {
      return await load(key, loader);
    } catch (error) {
      const last = entries.get(key);
      if (!last || loader.requireFresh) throw error;
      last.retryAt = now() + RETRY_MS;
      return toResult(last, 'stale');
    }
  }

  async function load(key: string, loader: Loader<Value>): Promise<CacheResult<Value>> {
    const inflight = loads.get(key);
    if (inflight !== undefined) return toResult(await inflight, 'inflight');
    let status: CacheStatus = 'miss';
    const entry = await share(key, async () => {
      const stored = await readFromStore(key, loader);
      if (stored && (isFresh(stored) || (stored.allowStale && !loader.requireFresh))) {
        status = isFresh(stored) ? 'hit' : 'stale';
        return stored;
      }
      return loadAndStore(key, loader.load, loader.refresh);
    });
    return toResult(entry, status);
  }

  return {
    peek,
    inspect,
    get,
    /** Removes the entries with one of these tags; returns how many. */
    purge: (tags: ReadonlySet<string>): number => {
      purges++;
      // Do not join loads that started before the purge.
      loads.clear();
      const keys = [...entries.entries()].filter(([, entry]) => entry.tags.some((tag) => tags.has(tag)));
      for (const [key] of keys) entries.delete(key);
      return keys.length;
    },
    remainingTtlMs: ({ storedAt, ttlMs }: CacheEntry<Value>): number => Math.max(0, ttlMs - (now() - storedAt)),
    size: () => ({ bytes: entries.calculatedSize, entries: entries.size }),
  };
}

import { LRUCache } from 'lru-cache';
import type { Shelf, Shelved } from './store.ts';

/** Something worth keeping. */
export type Keepable<Value> = {
  value: Value;
  /** Its size in memory, roughly. */
  bytes: number;
  /** Milliseconds during which it is taken as it is. */
  freshFor: number;
  /** What it tells about; whoever changes one of these takes it away. */
  tags: readonly string[];
  /** Whether it may be told at once when its time is over; otherwise only when nothing new can be had. */
  isGoodWhenStale: boolean;
  /** The same for other instances, as text. */
  toText?: () => string;
};

export type Kept<Value> = Omit<Keepable<Value>, 'toText'> & {
  /** When it was asked for. */
  keptAt: number;
  refresh: Load<Value>;
  retryAt: number;
};

type Load<Value> = () => Promise<Keepable<Value>>;

/** What was done for a question: told as kept, told past its time, asked, or shared with one that was under way. */
export type KeepStatus = 'hit' | 'stale' | 'miss' | 'inflight';

export type Found<Value> = {
  kept: Kept<Value>;
  status: KeepStatus;
  /** Milliseconds since it was loaded. */
  age: number;
};

type Question<Value> = {
  load: Load<Value>;
  /** The same, for later, when nobody waits for it. It is kept, so it must hold on to nothing that `bytes` leaves out. */
  refresh: Load<Value>;
  /** Reads what another instance has put on the shelf. */
  decode: (text: string) => Pick<Keepable<Value>, 'value' | 'bytes'>;
  /** Whether to wait for something new instead of taking what is past its time. */
  isPatient?: boolean;
};

type Settings = {
  /** Nothing is kept and nothing shared when it is 0. */
  maxBytes: number;
  /** On a clock that never steps back, in milliseconds. */
  now?: () => number;
  shelf?: Shelf;
  /** Told when a refresh that nobody waits for fails. */
  onFault?: (key: string, error: unknown) => void;
};

/** Something larger would push out too much else. */
const LARGEST_SHARE = 1 / 16;
/** What an entry takes besides its value. */
const ENTRY_BYTES = 1_000;
/** After a refresh that failed, the next one waits. */
const RETRY_MS = 1_000;

/**
 * Keeps answers to questions within a bound in bytes. Fresh ones are told at once; those past their time are told at
 * once while a new one is fetched, and, however old, while none can be fetched. Equal questions share one load.
 */
export function createKeeper<Value>({ maxBytes, now = () => performance.now(), shelf, onFault }: Settings) {
  const entries = new LRUCache<string, Kept<Value>>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, maxBytes * LARGEST_SHARE),
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + ENTRY_BYTES,
  });
  const loads = new Map<string, Promise<Kept<Value>>>();
  let purges = 0;

  const toFound = (kept: Kept<Value>, status: KeepStatus) => ({ kept, status, age: now() - kept.keptAt });
  const isFresh = ({ keptAt, freshFor }: Kept<Value>) => now() - keptAt < freshFor;

  async function loadAndKeep(key: string, load: Load<Value>, refresh: Load<Value>): Promise<Kept<Value>> {
    const purgesBefore = purges;
    const keptAt = now();
    const { toText, ...keepable } = await load();
    const kept = { ...keepable, keptAt, refresh, retryAt: 0 };
    // What was asked before a purge may be what the purge was about.
    if (purges !== purgesBefore || maxBytes === 0) return kept;
    entries.set(key, kept);
    const { freshFor, tags, isGoodWhenStale } = kept;
    if (toText) shelf?.write(key, { text: toText(), age: now() - keptAt, freshFor, tags, isGoodWhenStale });
    return kept;
  }

  function share(key: string, load: () => Promise<Kept<Value>>): Promise<Kept<Value>> {
    const promise = load().finally(() => {
      // After a purge, another one may be under way.
      if (loads.get(key) === promise) loads.delete(key);
    });
    loads.set(key, promise);
    return promise;
  }

  function refreshLater(key: string, stale: Kept<Value>): void {
    if (loads.has(key) || now() < stale.retryAt) return;
    share(key, () => loadAndKeep(key, stale.refresh, stale.refresh)).catch((error: unknown) => {
      stale.retryAt = now() + RETRY_MS;
      onFault?.(key, error);
    });
  }

  async function takeFromShelf(key: string, question: Question<Value>): Promise<Kept<Value> | undefined> {
    const purgesBefore = purges;
    const shelved = await shelf?.read(key);
    if (!shelved || purges !== purgesBefore) return;
    const kept = toKept(shelved, question);
    if (kept) entries.set(key, kept);
    return kept;
  }

  /** Nothing where this release cannot read what another one understood. */
  function toKept(shelved: Shelved, { decode, refresh }: Question<Value>): Kept<Value> | undefined {
    const { text, age, ...quality } = shelved;
    try {
      return { ...decode(text), ...quality, refresh, keptAt: now() - age, retryAt: 0 };
    } catch {
      return;
    }
  }

  /** What is kept, also past its time; a new one is then fetched. */
  function lookUp(key: string): Found<Value> | undefined {
    const kept = entries.get(key);
    if (!kept) return;
    const age = now() - kept.keptAt;
    if (age < kept.freshFor) return { kept, status: 'hit', age };
    if (!kept.isGoodWhenStale) return;
    refreshLater(key, kept);
    return { kept, status: 'stale', age };
  }

  async function get(key: string, question: Question<Value>): Promise<Found<Value>> {
    if (maxBytes === 0) return toFound(await loadAndKeep(key, question.load, question.refresh), 'miss');
    const found = lookUp(key);
    if (found && !(question.isPatient && found.status === 'stale')) return found;
    try {
      return await getNew(key, question);
    } catch (error) {
      const last = entries.get(key);
      if (!last || question.isPatient) throw error;
      return toFound(last, 'stale');
    }
  }

  async function getNew(key: string, question: Question<Value>): Promise<Found<Value>> {
    const underWay = loads.get(key);
    if (underWay !== undefined) return toFound(await underWay, 'inflight');
    let status: KeepStatus = 'miss';
    const kept = await share(key, async () => {
      const shelved = await takeFromShelf(key, question);
      if (shelved && (isFresh(shelved) || (shelved.isGoodWhenStale && !question.isPatient))) {
        status = isFresh(shelved) ? 'hit' : 'stale';
        return shelved;
      }
      return loadAndKeep(key, question.load, question.refresh);
    });
    return toFound(kept, status);
  }

  return {
    lookUp,
    get,
    /** Takes away what tells about any of these; answers how much that was. */
    purge: (tags: ReadonlySet<string>): number => {
      purges++;
      // Whoever asks from now on must not be told what was asked for before.
      loads.clear();
      const keys = [...entries.entries()].filter(([, kept]) => kept.tags.some((tag) => tags.has(tag)));
      for (const [key] of keys) entries.delete(key);
      return keys.length;
    },
    /** Milliseconds for which something kept is still fresh. */
    remaining: ({ keptAt, freshFor }: Kept<Value>): number => Math.max(0, freshFor - (now() - keptAt)),
    size: () => ({ bytes: entries.calculatedSize, entries: entries.size }),
  };
}

import { LRUCache } from 'lru-cache';
import type { Shelf } from './shelf.ts';

/** Something worth keeping. */
export type Keepable<Value> = {
  value: Value;
  /** Its size in memory, roughly. */
  bytes: number;
  /** Milliseconds during which it is taken as it is. */
  freshFor: number;
  /** What it tells about; whoever changes one of these takes it away. */
  tags: readonly string[];
  /** Whether it may be told when its time is over. */
  isGoodWhenStale?: boolean;
  /** The same for other instances, as text. */
  toText?: () => string;
};

export type Kept<Value> = Omit<Keepable<Value>, 'toText'> & { keptAt: number; load: Load<Value>; retryAt: number };

/** Fetches something; a refresh is what nobody waits for. */
export type Load<Value> = (isRefresh: boolean) => Promise<Keepable<Value>>;

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
const ENTRY_BYTES = 300;
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

  async function loadAndKeep(key: string, load: Load<Value>, isRefresh = false): Promise<Kept<Value>> {
    const purgesBefore = purges;
    const { toText, ...keepable } = await load(isRefresh);
    const kept = { ...keepable, keptAt: now(), load, retryAt: 0 };
    // What was asked before a purge may be what the purge was about.
    if (purges !== purgesBefore || maxBytes === 0) return kept;
    entries.set(key, kept);
    if (toText) shelf?.write(key, { text: toText(), freshFor: kept.freshFor, tags: kept.tags });
    return kept;
  }

  function share(key: string, load: () => Promise<Kept<Value>>): Promise<Kept<Value>> {
    const promise = load().finally(() => loads.delete(key));
    loads.set(key, promise);
    return promise;
  }

  function refresh(key: string, stale: Kept<Value>): void {
    if (loads.has(key) || now() < stale.retryAt) return;
    share(key, () => loadAndKeep(key, stale.load, true)).catch((error: unknown) => {
      stale.retryAt = now() + RETRY_MS;
      onFault?.(key, error);
    });
  }

  async function takeFromShelf(key: string, { decode, load }: Question<Value>): Promise<Kept<Value> | undefined> {
    const purgesBefore = purges;
    const shelved = await shelf?.read(key);
    if (!shelved || purges !== purgesBefore) return;
    const { text, age, freshFor, tags } = shelved;
    const kept = { ...decode(text), freshFor, tags, load, keptAt: now() - age, retryAt: 0 };
    entries.set(key, kept);
    return kept;
  }

  /** What is kept, also past its time; a new one is then fetched. */
  function lookUp(key: string): Found<Value> | undefined {
    const kept = entries.get(key);
    if (!kept) return;
    const age = now() - kept.keptAt;
    if (age < kept.freshFor) return { kept, status: 'hit', age };
    if (kept.isGoodWhenStale === false) return;
    refresh(key, kept);
    return { kept, status: 'stale', age };
  }

  async function get(key: string, question: Question<Value>): Promise<Found<Value>> {
    if (maxBytes === 0) return toFound(await loadAndKeep(key, question.load), 'miss');
    const found = lookUp(key);
    if (found && !(question.isPatient && found.status === 'stale')) return found;
    const underWay = loads.get(key);
    if (underWay !== undefined) return toFound(await underWay, 'inflight');
    let status: KeepStatus = 'miss';
    const kept = await share(key, async () => {
      const shelved = await takeFromShelf(key, question);
      if (shelved && (isFresh(shelved) || !question.isPatient)) {
        status = isFresh(shelved) ? 'hit' : 'stale';
        return shelved;
      }
      return loadAndKeep(key, question.load);
    });
    return toFound(kept, status);
  }

  return {
    lookUp,
    get,
    /** Takes away what tells about any of these; answers how much that was. */
    purge: (tags: ReadonlySet<string>): number => {
      purges++;
      const keys = [...entries.entries()].filter(([, kept]) => kept.tags.some((tag) => tags.has(tag)));
      for (const [key] of keys) entries.delete(key);
      return keys.length;
    },
    /** Milliseconds for which something kept is still fresh. */
    remaining: ({ keptAt, freshFor }: Kept<Value>): number => Math.max(0, freshFor - (now() - keptAt)),
    size: () => ({ bytes: entries.calculatedSize, entries: entries.size }),
  };
}

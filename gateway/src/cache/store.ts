/** A serialized cache entry. `ageMs` counts from when its load started. */
export type StoredEntry = {
  text: string;
  ageMs: number;
  /** Age of the data at that time. */
  dataAgeMs?: number | undefined;
  ttlMs: number;
  tags: readonly string[];
  allowStale: boolean;
};

/** A second-level cache that instances share. Best effort: it may lose entries at any time, and never throws. */
export type CacheStore = {
  read: (key: string) => Promise<StoredEntry | undefined>;
  write: (key: string, entry: StoredEntry) => void;
};

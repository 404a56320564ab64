import { describe, expect, it } from 'vitest';
import type { CacheStore, StoredEntry } from './store.ts';
import { type CacheValue, createSwrCache } from './swr-cache.ts';

const SECOND = 1_000;
const UNREADABLE = 'unreadable';

/** A cache with a mock clock and loads that the test settles. */
function createTestCache(maxBytes = 1_000_000, store?: CacheStore) {
  const clock = { now: 0 };
  const loads: {
    resolve: (value: Partial<CacheValue<string>>) => void;
    reject: (error: Error) => void;
    isRefresh: boolean;
  }[] = [];
  const refreshErrors: unknown[] = [];
  const cache = createSwrCache<string>({
    maxBytes,
    now: () => clock.now,
    onRefreshError: (_key, error) => refreshErrors.push(error),
    ...(store && { store }),
  });
  const createLoad = (isRefresh: boolean) => () =>
    new Promise<CacheValue<string>>((resolve, reject) => {
      const resolveLoad = (value: Partial<CacheValue<string>>) =>
        resolve({ value: 'a', bytes: 100, ttlMs: 10 * SECOND, tags: [], allowStale: true, ...value });
      loads.push({ resolve: resolveLoad, reject, isRefresh });
    });
  const get = async (key = 'key', requireFresh = false) => {
    const { entry, status } = await cache.get(key, {
      load: createLoad(false),
      refresh: createLoad(true),
      decode,
      requireFresh,
    });
    return `${entry.value} ${status}`;
  };
  const fill = async (value: Partial<CacheValue<string>> = {}, key = 'key') => {
    const pending = get(key);
    await settle();
    loads.at(-1)?.resolve(value);
    await pending;
  };
  return { clock, loads, refreshErrors, cache, get, fill };
}

function decode(text: string) {
  if (text === UNREADABLE) throw new Error('unreadable');
  return { value: text, bytes: 100 };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the SWR cache', () => {
  it('serves fresh entries, and concurrent requests share one load', async () => {
    const { get, loads, clock } = createTestCache();
    const pending = [get(), get(), get()];
    await settle();
    loads[0]?.resolve({});
    expect(await Promise.all(pending)).toEqual(['a miss', 'a inflight', 'a inflight']);
    clock.now = 9 * SECOND;
    expect(await get()).toBe('a hit');
    expect(loads).toHaveLength(1);
  });

  it('serves stale entries while one background load revalidates them', async () => {
    const { get, fill, loads, clock } = createTestCache();
    await fill();
    clock.now = 10 * SECOND;
    expect([await get(), await get()]).toEqual(['a stale', 'a stale']);
    loads[1]?.resolve({ value: 'b' });
    await settle();
    expect(await get()).toBe('b hit');
    expect(loads.map(({ isRefresh }) => isRefresh)).toEqual([false, true]);
  });

  it('S1 serves stale entries while revalidation fails, and retries after a pause', async () => {
    const { get, fill, loads, clock, refreshErrors } = createTestCache();
    await fill();
    clock.now = 60 * SECOND;
    await get();
    loads[1]?.reject(new Error('down'));
    await settle();
    expect([await get(), await get()]).toEqual(['a stale', 'a stale']);
    expect([loads.length, refreshErrors.length]).toEqual([2, 1]);
    clock.now += SECOND;
    await get();
    expect(loads).toHaveLength(3);
  });

  it('waits for a fresh value with requireFresh', async () => {
    const { get, fill, loads, clock } = createTestCache();
    await fill();
    clock.now = 60 * SECOND;
    const pending = get('key', true);
    await settle();
    loads[1]?.resolve({ value: 'b' });
    expect(await pending).toBe('b inflight');
  });

  it('loads again instead of serving an expired entry without allowStale', async () => {
    const { get, fill, loads, clock } = createTestCache();
    await fill({ value: 'nothing', allowStale: false });
    clock.now = 60 * SECOND;
    const pending = get();
    await settle();
    loads[1]?.resolve({ value: 'b' });
    expect(await pending).toBe('b miss');
  });

  it('S1 serves an expired entry without allowStale if loading fails', async () => {
    const { get, fill, loads, clock } = createTestCache();
    await fill({ value: 'nothing', allowStale: false });
    clock.now = 60 * SECOND;
    const pending = get();
    await settle();
    loads[1]?.reject(new Error('down'));
    expect(await pending).toBe('nothing stale');
  });

  it('rejects all requests that share a failed load, and does not cache the failure', async () => {
    const { get, loads } = createTestCache();
    const pending = Promise.allSettled([get(), get()]);
    await settle();
    loads[0]?.reject(new Error('down'));
    expect((await pending).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = get();
    await settle();
    loads[1]?.resolve({});
    expect(await again).toBe('a miss');
  });

  it('does not cache loads that started before a purge', async () => {
    const { get, loads, cache } = createTestCache();
    const pending = get();
    await settle();
    cache.purge(new Set(['x']));
    loads[0]?.resolve({ tags: ['x'] });
    expect(await pending).toBe('a miss');
    expect(cache.peek('key')).toBeUndefined();
  });

  it('does not join loads that started before a purge', async () => {
    const { get, loads, cache } = createTestCache();
    const before = get();
    await settle();
    cache.purge(new Set(['x']));
    const after = get();
    await settle();
    loads[1]?.resolve({ value: 'new' });
    loads[0]?.resolve({ value: 'old' });
    expect(await Promise.all([before, after])).toEqual(['old miss', 'new miss']);
    expect(await get()).toBe('new hit');
  });

  it('counts the age of cached and stored entries from the start of the load', async () => {
    const written: StoredEntry[] = [];
    const { get, loads, clock } = createTestCache(1_000_000, {
      read: async () => undefined,
      write: (_key, stored) => written.push(stored),
    });
    const pending = get();
    await settle();
    clock.now = 4 * SECOND;
    loads[0]?.resolve({ toText: () => 'a' });
    await pending;
    expect(written).toMatchObject([{ text: 'a', ageMs: 4 * SECOND }]);
    clock.now = 10 * SECOND;
    expect(await get()).toBe('a stale');
  });

  it('S10 loads the value if the stored entry is unreadable', async () => {
    const stored = { text: 'x', ageMs: 0, ttlMs: SECOND, tags: [], allowStale: true };
    const { get, loads } = createTestCache(1_000_000, {
      read: async () => ({ ...stored, text: UNREADABLE }),
      write: () => {},
    });
    const pending = get();
    await settle();
    loads[0]?.resolve({});
    expect(await pending).toBe('a miss');
  });

  it('purges by tag', async () => {
    const { fill, cache } = createTestCache();
    await fill({ tags: ['x', 'y'] }, 'one');
    await fill({ tags: ['z'] }, 'other');
    expect(cache.purge(new Set(['y']))).toBe(1);
    expect([cache.peek('one'), cache.peek('other')?.status]).toEqual([undefined, 'hit']);
  });

  it('stays within its size limit, evicts the least recently used entries, and does not cache oversized ones', async () => {
    const { fill, cache } = createTestCache(100_000);
    for (let index = 0; index < 100; index++) await fill({ bytes: 2_000 }, `key ${index}`);
    await fill({ bytes: 50_000 }, 'large');
    expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
    expect([cache.peek('large'), cache.peek('key 0'), cache.peek('key 99')?.status]).toEqual([
      undefined,
      undefined,
      'hit',
    ]);
  });

  it('neither caches nor shares loads with a size of 0', async () => {
    const { get, loads, cache } = createTestCache(0);
    const pending = [get(), get()];
    await settle();
    for (const { resolve } of loads) resolve({});
    expect(await Promise.all(pending)).toEqual(['a miss', 'a miss']);
    expect([loads.length, cache.peek('key')]).toEqual([2, undefined]);
  });
});

describe('an inspection of the SWR cache', () => {
  it('says what a request would return, without loading or revalidating', async () => {
    const { cache, clock, fill, get, loads } = createTestCache();
    expect(cache.inspect('key')).toBeUndefined();
    await fill();
    expect(cache.inspect('key')).toMatchObject({ status: 'hit', entry: { value: 'a' } });
    clock.now = 11 * SECOND;
    expect(cache.inspect('key')).toMatchObject({ status: 'stale', entry: { value: 'a' } });
    expect(cache.inspect('key', true)).toBeUndefined();
    expect(loads).toHaveLength(1);
    const pending = get('key', true);
    await settle();
    expect(cache.inspect('key', true)).toEqual({ status: 'inflight' });
    loads.at(-1)?.resolve({});
    await pending;
  });

  it('does not serve a stale entry that may not be served', async () => {
    const { cache, clock, fill } = createTestCache();
    await fill({ allowStale: false });
    clock.now = 11 * SECOND;
    expect(cache.inspect('key')).toBeUndefined();
  });

  it('does not count as a use: the entry is evicted as if it had not been seen', async () => {
    const { cache, fill } = createTestCache(20_000);
    const keys = Array.from({ length: 20 }, (_, at) => `key ${at}`);
    const [first = '', ...others] = keys;
    await fill({}, first);
    for (const key of others) {
      cache.inspect(first);
      await fill({}, key);
    }
    expect(cache.inspect(first)).toBeUndefined();
    expect(cache.inspect(keys.at(-1) ?? '')).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { CacheStore, StoredEntry } from './store.ts';
import { type CacheValue, createSwrCache } from './swr-cache.ts';

const SECOND = 1_000;
const UNREADABLE = 'unreadable';

/** A cache on a clock that the test sets, and a load that the test answers. */
function start(maxBytes = 1_000_000, store?: CacheStore) {
  const clock = { now: 0 };
  const loads: {
    answer: (value: Partial<CacheValue<string>>) => void;
    fail: (error: Error) => void;
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
      const answer = (value: Partial<CacheValue<string>>) =>
        resolve({ value: 'a', bytes: 100, ttlMs: 10 * SECOND, tags: [], allowStale: true, ...value });
      loads.push({ answer, fail: reject, isRefresh });
    });
  const ask = async (key = 'key', requireFresh = false) => {
    const { entry, status } = await cache.get(key, {
      load: createLoad(false),
      refresh: createLoad(true),
      decode,
      requireFresh,
    });
    return `${entry.value} ${status}`;
  };
  const fill = async (value: Partial<CacheValue<string>> = {}, key = 'key') => {
    const asked = ask(key);
    await settle();
    loads.at(-1)?.answer(value);
    await asked;
  };
  return { clock, loads, refreshErrors, cache, ask, fill };
}

function decode(text: string) {
  if (text === UNREADABLE) throw new Error('unreadable');
  return { value: text, bytes: 100 };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a cache', () => {
  it('tells what is fresh, and loads once for all who ask at the same time', async () => {
    const { ask, loads, clock } = start();
    const asked = [ask(), ask(), ask()];
    await settle();
    loads[0]?.answer({});
    expect(await Promise.all(asked)).toEqual(['a miss', 'a inflight', 'a inflight']);
    clock.now = 9 * SECOND;
    expect(await ask()).toBe('a hit');
    expect(loads).toHaveLength(1);
  });

  it('tells what is past its time while it loads something new, once', async () => {
    const { ask, fill, loads, clock } = start();
    await fill();
    clock.now = 10 * SECOND;
    expect([await ask(), await ask()]).toEqual(['a stale', 'a stale']);
    loads[1]?.answer({ value: 'b' });
    await settle();
    expect(await ask()).toBe('b hit');
    expect(loads.map(({ isRefresh }) => isRefresh)).toEqual([false, true]);
  });

  it('S1 tells the old one while nothing new can be had, and tries again after a pause', async () => {
    const { ask, fill, loads, clock, refreshErrors } = start();
    await fill();
    clock.now = 60 * SECOND;
    await ask();
    loads[1]?.fail(new Error('down'));
    await settle();
    expect([await ask(), await ask()]).toEqual(['a stale', 'a stale']);
    expect([loads.length, refreshErrors.length]).toEqual([2, 1]);
    clock.now += SECOND;
    await ask();
    expect(loads).toHaveLength(3);
  });

  it('waits for something new where that is asked for', async () => {
    const { ask, fill, loads, clock } = start();
    await fill();
    clock.now = 60 * SECOND;
    const asked = ask('key', true);
    await settle();
    loads[1]?.answer({ value: 'b' });
    expect(await asked).toBe('b inflight');
  });

  it('forgets what is not good past its time', async () => {
    const { ask, fill, loads, clock } = start();
    await fill({ value: 'nothing', allowStale: false });
    clock.now = 60 * SECOND;
    const asked = ask();
    await settle();
    loads[1]?.answer({ value: 'b' });
    expect(await asked).toBe('b miss');
  });

  it('S1 tells that there was nothing when nothing new can be had', async () => {
    const { ask, fill, loads, clock } = start();
    await fill({ value: 'nothing', allowStale: false });
    clock.now = 60 * SECOND;
    const asked = ask();
    await settle();
    loads[1]?.fail(new Error('down'));
    expect(await asked).toBe('nothing stale');
  });

  it('tells a failure to all who waited, and keeps nothing of it', async () => {
    const { ask, loads } = start();
    const asked = Promise.allSettled([ask(), ask()]);
    await settle();
    loads[0]?.fail(new Error('down'));
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = ask();
    await settle();
    loads[1]?.answer({});
    expect(await again).toBe('a miss');
  });

  it('does not keep what was asked for before a purge', async () => {
    const { ask, loads, cache } = start();
    const asked = ask();
    await settle();
    cache.purge(new Set(['x']));
    loads[0]?.answer({ tags: ['x'] });
    expect(await asked).toBe('a miss');
    expect(cache.peek('key')).toBeUndefined();
  });

  it('does not share what was asked for before a purge with who asks after it', async () => {
    const { ask, loads, cache } = start();
    const before = ask();
    await settle();
    cache.purge(new Set(['x']));
    const after = ask();
    await settle();
    loads[1]?.answer({ value: 'new' });
    loads[0]?.answer({ value: 'old' });
    expect(await Promise.all([before, after])).toEqual(['old miss', 'new miss']);
    expect(await ask()).toBe('new hit');
  });

  it('counts the age of what it keeps, and puts on the store, from when it was asked for', async () => {
    const written: StoredEntry[] = [];
    const { ask, loads, clock } = start(1_000_000, {
      read: async () => undefined,
      write: (_key, stored) => written.push(stored),
    });
    const asked = ask();
    await settle();
    clock.now = 4 * SECOND;
    loads[0]?.answer({ toText: () => 'a' });
    await asked;
    expect(written).toMatchObject([{ text: 'a', ageMs: 4 * SECOND }]);
    clock.now = 10 * SECOND;
    expect(await ask()).toBe('a stale');
  });

  it('S10 asks for itself when what lies on the store cannot be read', async () => {
    const stored = { text: 'x', ageMs: 0, ttlMs: SECOND, tags: [], allowStale: true };
    const { ask, loads } = start(1_000_000, { read: async () => ({ ...stored, text: UNREADABLE }), write: () => {} });
    const asked = ask();
    await settle();
    loads[0]?.answer({});
    expect(await asked).toBe('a miss');
  });

  it('purges by tag', async () => {
    const { fill, cache } = start();
    await fill({ tags: ['x', 'y'] }, 'one');
    await fill({ tags: ['z'] }, 'other');
    expect(cache.purge(new Set(['y']))).toBe(1);
    expect([cache.peek('one'), cache.peek('other')?.status]).toEqual([undefined, 'hit']);
  });

  it('stays within its bound, drops what was asked for longest ago, and takes nothing that is too large', async () => {
    const { fill, cache } = start(100_000);
    for (let at = 0; at < 100; at++) await fill({ bytes: 2_000 }, `key ${at}`);
    await fill({ bytes: 50_000 }, 'large');
    expect(cache.size().bytes).toBeLessThanOrEqual(100_000);
    expect([cache.peek('large'), cache.peek('key 0'), cache.peek('key 99')?.status]).toEqual([
      undefined,
      undefined,
      'hit',
    ]);
  });

  it('keeps and shares nothing when it has no room at all', async () => {
    const { ask, loads, cache } = start(0);
    const asked = [ask(), ask()];
    await settle();
    for (const { answer } of loads) answer({});
    expect(await Promise.all(asked)).toEqual(['a miss', 'a miss']);
    expect([loads.length, cache.peek('key')]).toEqual([2, undefined]);
  });
});

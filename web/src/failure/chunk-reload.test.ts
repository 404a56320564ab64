import { expect, it } from 'vitest';
import { isChunkError, reloadOnce } from './chunk-reload.ts';

it('R329 recognizes chunk load errors', () => {
  expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkError(new Error('Failed to load chunk /_next/static/a.js'))).toBe(true);
  expect(isChunkError(new Error('Failed to fetch'))).toBe(false);
  expect(isChunkError('Loading chunk 1 failed')).toBe(false);
});

it('R329 R343 Q51 reloads at most once a minute', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  };
  let reloads = 0;
  const attempt = (now: number) => reloadOnce(storage, () => (reloads += 1), now);
  expect([attempt(100_000), attempt(159_999), attempt(160_000)]).toEqual([true, false, true]);
  expect(reloads).toBe(2);
});

import type { Redis } from '../cache/redis.ts';
import type { DriftStore } from './drift-store.ts';
import { createFileDriftStore } from './file-drift-store.ts';
import { createRedisDriftStore } from './redis-drift-store.ts';

/** Redis if there is one, so that instances agree; else the file, if one is set. */
export function createDriftStore(redis: Redis | undefined, file: string | undefined): DriftStore | undefined {
  if (redis) return createRedisDriftStore(redis);
  return file === undefined ? undefined : createFileDriftStore(file);
}

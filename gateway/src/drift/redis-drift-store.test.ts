import { expect, it, onTestFinished } from 'vitest';
import { connectRedis } from '../cache/redis.ts';
import { startRedis } from '../testing/start-redis.ts';
import type { DriftUpdate } from './drift-store.ts';
import { createRedisDriftStore } from './redis-drift-store.ts';

const program = process.env.REDIS_SERVER;

/** More fields than the queue of the client has room for commands. */
const FIELDS = 1_500;

it.skipIf(!program)('stores an update of any size without disturbing other commands of the connection', async () => {
  const server = await startRedis(program ?? '');
  const redis = connectRedis(server.url, () => {});
  onTestFinished(async () => {
    redis.close();
    await server.stop();
  });
  await expect.poll(() => redis.client.isReady).toBe(true);
  const accepted = Array.from({ length: FIELDS }, (_, index) => ({
    call: 'productFindAll' as const,
    path: `records[].field${index}`,
    trait: 'string' as const,
    isUnread: true,
  }));
  const update: DriftUpdate = {
    since: new Map([['productFindAll', 1]]),
    accepted,
    seen: new Map(),
    removed: new Map(),
  };
  const store = createRedisDriftStore(redis);
  await store.write(update, () => ({ ...update, changes: [] }));
  expect(await redis.client.set('other', 'value')).toBe('OK');
  const other = createRedisDriftStore(redis);
  const content = await other.read();
  expect(content).toMatchObject({ since: update.since });
  expect(typeof content === 'object' && content.accepted).toHaveLength(FIELDS);
});

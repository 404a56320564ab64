import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { reseed } from '../testing/reseed.ts';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const program = process.env.REDIS_SERVER;

const LEASE = 'heliograph:change-watch';
const CURSOR = 'heliograph:change-cursor';
const RENAMED = { changed: [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }] };

describe.skipIf(!program)('the change watch of instances that share a Redis', LONG_TIMEOUT, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let stack: FaultStack;

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    stack = await startFaultStack();
  });

  afterEach(async () => {
    await stack.reset();
    await redis.client.flushAll();
    await reseed(stack.db, {});
  });

  afterAll(async () => {
    await stack.close();
    await redis.stop();
  });

  const startGateway = () => stack.startGateway({ redisUrl: redis.url, changePollMs: 50 });
  const waitForCursor = (before: string | null = null) =>
    vi.waitUntil(async () => {
      const cursor = await redis.client.get(CURSOR);
      return cursor !== before && cursor;
    }, LONG_TIMEOUT);

  const fetchName = async ({ execute }: FaultGateway) =>
    (await execute('{ product(id: "2") { name } }')).data.product.name;

  const isPolling = async ({ url }: FaultGateway) =>
    /^change_watch_seconds \d/m.test(await (await fetch(new URL('/metrics', url))).text());

  async function startInstances() {
    const instances = await Promise.all([startGateway(), startGateway()]);
    await waitForCursor();
    const [first, second] = instances;
    const isFirst = await isPolling(first);
    return { instances, poller: isFirst ? first : second, standby: isFirst ? second : first };
  }

  it('S21 runs on one of them and purges all of them', async () => {
    const { instances, poller, standby } = await startInstances();
    expect(await Promise.all([poller, standby].map(isPolling))).toEqual([true, false]);
    expect(await Promise.all(instances.map(fetchName))).not.toContain('Renamed');
    await reseed(stack.db, RENAMED);
    for (const one of instances) await expect.poll(() => fetchName(one), LONG_TIMEOUT).toBe('Renamed');
    expect(await Promise.all([poller, standby].map(isPolling))).toEqual([true, false]);
  });

  it('S21 is taken over when the instance that runs it stops, or is killed', async () => {
    const { poller, standby } = await startInstances();
    await poller.close();
    await expect.poll(() => isPolling(standby), LONG_TIMEOUT).toBe(true);
    await standby.close();
    await redis.client.set(LEASE, 'killed', { expiration: { type: 'PX', value: 2_000 } });
    const last = await startGateway();
    await fetchName(last);
    expect(await isPolling(last)).toBe(false);
    await reseed(stack.db, RENAMED);
    await expect.poll(() => fetchName(last), LONG_TIMEOUT).toBe('Renamed');
    await expect.poll(() => isPolling(last), LONG_TIMEOUT).toBe(true);
  });

  it('S21 purges what changed while all of them were down from responses in Redis', async () => {
    const first = await startGateway();
    const cursor = await waitForCursor();
    await fetchName(first);
    await vi.waitUntil(async () => (await redis.client.keys('heliograph:upstream:*')).length > 0, LONG_TIMEOUT);
    await first.close();
    await reseed(stack.db, RENAMED);
    const restarted = await startGateway();
    await expect.poll(() => fetchName(restarted), LONG_TIMEOUT).toBe('Renamed');
    await waitForCursor(cursor);
  });

  it('S21 runs on each instance while Redis is down, and misses nothing', async () => {
    const { instances } = await startInstances();
    await Promise.all(instances.map(fetchName));
    await redis.kill();
    await reseed(stack.db, RENAMED);
    for (const one of instances) await expect.poll(() => fetchName(one), LONG_TIMEOUT).toBe('Renamed');
    await redis.restart();
    await waitForCursor();
  });

  it('S21 derives the changes if the content service does not state them, also after a restart', async () => {
    stack.proxy.inject({ path: /hgCommon\/changes/, status: 404 });
    const first = await startGateway();
    const cursor = await waitForCursor();
    await first.close();
    await reseed(stack.db, RENAMED);
    // As if their lifetimes were over.
    await redis.client.del(await redis.client.keys('heliograph:upstream:*'));
    const restarted = await startGateway();
    await waitForCursor(cursor);
    expect(await redis.client.hKeys('heliograph:purges')).toEqual(
      expect.arrayContaining(['product:list', 'product:2', 'search']),
    );
    expect(await fetchName(restarted)).toBe('Renamed');
  });
});

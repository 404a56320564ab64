import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultGateway, type FaultStack, startFaultStack } from '../../testing/fault-stack.ts';
import { reseed } from '../../testing/reseed.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../../testing/timeouts.ts';

const program = process.env.REDIS_SERVER;

const CHANGES = 'query ($after: String) { changes(after: $after) { cursor items { type id } } }';
const RENAMED = { changed: [{ kind: 'product', id: '2', fields: { name: 'Renamed' } }] };
const MINUTE = 60_000;

describe.skipIf(!program)('changes on instances that share a Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let stack: FaultStack;
  let now = 0;

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

  async function startInstances(count: number, isStated: boolean): Promise<FaultGateway[]> {
    if (!isStated) stack.proxy.inject({ path: /hgCommon\/changes/, status: 404 });
    const settings = { redisUrl: redis.url, now: () => now };
    const instances = await Promise.all(Array.from({ length: count }, () => stack.startGateway(settings)));
    await vi.waitUntil(
      async () => (await redis.client.pubSubNumSub('heliograph:purge'))['heliograph:purge'] === count,
      LONG_TIMEOUT,
    );
    return instances;
  }

  /** Beyond the lifetime of every cached list. */
  const fetchOnce = async ({ execute }: FaultGateway, after?: string) => {
    now += 15 * MINUTE;
    const { data, errors } = await execute(CHANGES, { after });
    return { ...data?.changes, errors };
  };

  /** Retries while the content service is too slow, as on a busy machine. */
  const fetchChanges = (...args: Parameters<typeof fetchOnce>) =>
    vi.waitFor(async () => {
      const changes = await fetchOnce(...args);
      expect(changes.errors).toBeUndefined();
      return changes;
    }, LONG_TIMEOUT);

  const fetchName = async ({ execute }: FaultGateway) =>
    (await execute('{ product(id: "2") { name } }')).data.product.name;

  const start = async (count: number, isStated: boolean) => {
    const [first, ...others] = await startInstances(count, isStated);
    if (!first) throw new Error('No instance');
    return { first, last: others.at(-1) ?? first };
  };

  it.each([true, false])('are the same on every instance, whose caches were purged (stated: %s)', async (isStated) => {
    const { first, last } = await start(2, isStated);
    const { cursor } = await fetchChanges(first);
    expect(await fetchName(last)).not.toBe('Renamed');
    await reseed(stack.db, RENAMED);
    const changes = await fetchChanges(first, cursor);
    expect(changes.items).toEqual([{ type: 'PRODUCT', id: '2' }]);
    expect(await fetchName(last)).toBe('Renamed');
    expect(await fetchChanges(last, cursor)).toEqual(changes);
    expect((await fetchChanges(last, changes.cursor)).items).toEqual([]);
  });

  it.each([true, false])('are known after all instances have restarted (stated: %s)', async (isStated) => {
    const { first } = await start(1, isStated);
    const { cursor } = await fetchChanges(first);
    await stack.reset();
    await reseed(stack.db, RENAMED);
    const { first: restarted } = await start(1, isStated);
    expect((await fetchChanges(restarted, cursor)).items).toEqual([{ type: 'PRODUCT', id: '2' }]);
  });

  it('are withheld while caches cannot be purged, and reported afterwards', async () => {
    const { first } = await start(1, true);
    const { cursor } = await fetchChanges(first);
    await redis.kill();
    expect((await fetchChanges(first, cursor)).items).toEqual([]);
    await reseed(stack.db, RENAMED);
    expect(await fetchOnce(first, cursor)).toMatchObject({ cursor, items: [] });
    const { cursor: unconfirmed } = await fetchOnce(first);
    await redis.restart();
    await expect
      .poll(async () => (await fetchOnce(first, cursor)).items, { timeout: 10_000 })
      .toEqual([{ type: 'PRODUCT', id: '2' }]);
    expect((await fetchOnce(first, unconfirmed)).errors).toMatchObject([{ extensions: { code: 'CURSOR_EXPIRED' } }]);
  });
});

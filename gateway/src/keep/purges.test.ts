import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRedis } from '../testing/start-redis.ts';
import { sharePurges } from './purges.ts';
import { connectRedis, type Redis } from './redis.ts';
import { createRedisShelf } from './redis-shelf.ts';

const program = process.env.REDIS_SERVER;
const SHELVED = { text: 'text', age: 0, freshFor: 60_000, tags: ['x'], isGoodWhenStale: true };

describe.skipIf(!program)('instances that share purges', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let closing: (() => void)[] = [];

  beforeEach(async () => {
    redis = await startRedis(program ?? '');
  });

  afterEach(async () => {
    for (const close of closing) close();
    closing = [];
    await redis.stop();
  });

  async function startInstance() {
    const link = connectRedis(redis.url, () => {});
    const told: string[] = [];
    const purges = sharePurges(link, (tags) => told.push(...tags));
    closing.push(purges.close, link.close);
    await expect.poll(purges.isCurrent).toBe(true);
    return { link, purges, told, shelf: createRedisShelf(link, purges, 'test') };
  }

  /** Lets an instance believe that Redis is in trouble. */
  const tire = ({ attempt }: Redis) => attempt(() => new Promise<void>(() => {}), undefined);

  it('S10 are told while they leave Redis alone', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await tire(other.link);
    expect(await one.purges.announce(['x'])).toBe(true);
    await expect.poll(() => other.told).toEqual(['x']);
    expect(other.purges.isPurged(['x'], Date.now() - 60_000)).toBe(true);
  });

  it('S10 are told what they missed while their connection was lost, before they take anything from Redis', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    one.shelf.write('key', SHELVED);
    await expect.poll(() => other.shelf.read('key')).toMatchObject({ text: 'text' });
    await other.link.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    expect(await one.purges.announce(['x'])).toBe(true);
    await expect.poll(() => other.told).toEqual(['x']);
    expect(await other.shelf.read('key')).toBeUndefined();
  });

  it('S10 take nothing from Redis while they read what was purged', async () => {
    const { purges } = await startInstance();
    const pause = ['CLIENT', 'PAUSE', '1000', 'ALL'];
    await Promise.all([redis.client.publish('heliograph:purge', 'purged'), redis.client.sendCommand(pause)]);
    await expect.poll(purges.isCurrent, { interval: 5 }).toBe(false);
    await expect.poll(purges.isCurrent, { timeout: 10_000 }).toBe(true);
  });

  it('know from the start what was purged before', async () => {
    const one = await startInstance();
    one.shelf.write('key', SHELVED);
    await expect.poll(() => one.shelf.read('key')).toMatchObject({ text: 'text' });
    await one.purges.announce(['x']);
    const late = await startInstance();
    expect(await late.shelf.read('key')).toBeUndefined();
    one.shelf.write('key', { ...SHELVED, text: 'asked for since' });
    await expect.poll(() => late.shelf.read('key')).toMatchObject({ text: 'asked for since' });
  });

  it('S7 take nothing that another release wrote otherwise, and no answer to what was asked before a purge', async () => {
    const one = await startInstance();
    one.shelf.write('key', SHELVED);
    await expect.poll(() => redis.client.keys('heliograph:test:*')).toHaveLength(1);
    const [key = ''] = await redis.client.keys('heliograph:test:*');
    await redis.client.set(key, '{"text":5}');
    expect(await one.shelf.read('key')).toBeUndefined();
    await one.purges.announce(['x']);
    one.shelf.write('other', { ...SHELVED, age: 60_000 });
    await expect.poll(() => redis.client.keys('heliograph:test:*')).toHaveLength(2);
    expect(await one.shelf.read('other')).toBeUndefined();
  });
});

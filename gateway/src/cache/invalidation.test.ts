import { purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { createInvalidationBus, type InvalidationBus } from './invalidation.ts';
import { connectRedis, type Redis } from './redis.ts';
import { createRedisStore } from './redis-store.ts';
import type { CacheStore, StoredEntry } from './store.ts';

const program = process.env.REDIS_SERVER;
const SHELVED = { text: 'text', ageMs: 0, ttlMs: 60_000, tags: ['x'], allowStale: true };

describe.skipIf(!program)('instances that share purges', LONG_TIMEOUT, () => {
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
    const purges = createInvalidationBus(link, (tags) => told.push(...tags));
    closing.push(purges.close, link.close);
    await expect.poll(purges.isSynced, LONG_TIMEOUT).toBe(true);
    return { link, purges, told, store: createRedisStore(link, purges, 'test') };
  }

  const readKeys = () => redis.client.keys('heliograph:test:*');

  /** Again until Redis has taken it in time: a busy machine is slow, not wrong. */
  async function put(store: CacheStore, key: string, stored: StoredEntry): Promise<void> {
    const before = (await readKeys()).length;
    const write = async () => {
      store.write(key, stored);
      return (await readKeys()).length;
    };
    await expect.poll(write, LONG_TIMEOUT).toBeGreaterThan(before);
  }

  const publish = ({ publish }: InvalidationBus) => expect.poll(() => publish(['x']), LONG_TIMEOUT).toBe(true);

  /** Lets an instance believe that Redis is in trouble. */
  const tire = ({ attempt }: Redis) => attempt(() => new Promise<void>(() => {}), undefined);

  it('S10 are told while they leave Redis alone', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await tire(other.link);
    await publish(one.purges);
    await expect.poll(() => other.told, LONG_TIMEOUT).toContain('x');
    expect(other.purges.isPurged(['x'], Date.now() - 60_000)).toBe(true);
  });

  it('S10 are told what they missed while their connection was lost, before they take anything from Redis', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await put(one.store, 'key', SHELVED);
    await expect.poll(() => other.store.read('key'), LONG_TIMEOUT).toMatchObject({ text: 'text' });
    await other.link.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    await publish(one.purges);
    await expect.poll(() => other.told, LONG_TIMEOUT).toContain('x');
    expect(await other.store.read('key')).toBeUndefined();
  });

  it('S21 confirm a purge only when every one of them has read it', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await publish(one.purges);
    expect(other.told).toContain('x');
    const silent = redis.client.duplicate();
    await silent.connect();
    await silent.subscribe(purgeTopics.gateways.channel, () => {});
    expect(await one.purges.publish(['y'])).toBe(false);
    silent.destroy();
  });

  it('S21 confirm a purge of the sites only when every site has', async () => {
    const { purges } = await startInstance();
    await expect.poll(() => purges.publishToSites(['x']), LONG_TIMEOUT).toBe(true);
    const site = redis.client.duplicate();
    await site.connect();
    const { channel, key, acknowledgements } = purgeTopics.sites;
    await site.subscribe(channel, (id) => redis.client.publish(acknowledgements, id));
    await expect.poll(() => purges.publishToSites(['y']), LONG_TIMEOUT).toBe(true);
    expect(Object.keys(await redis.client.hGetAll(key))).toEqual(expect.arrayContaining(['x', 'y']));
    await site.unsubscribe(channel);
    await site.subscribe(channel, () => {});
    expect(await purges.publishToSites(['z'])).toBe(false);
    site.destroy();
  });

  it('S10 take nothing from Redis while they read what was purged', async () => {
    const { purges } = await startInstance();
    const pause = ['CLIENT', 'PAUSE', '3000', 'ALL'];
    await Promise.all([redis.client.publish('heliograph:purge', 'purged'), redis.client.sendCommand(pause)]);
    await expect.poll(purges.isSynced, { interval: 5 }).toBe(false);
    await expect.poll(purges.isSynced, LONG_TIMEOUT).toBe(true);
  });

  it('know from the start what was purged before', async () => {
    const one = await startInstance();
    await put(one.store, 'key', SHELVED);
    await publish(one.purges);
    const late = await startInstance();
    expect(await late.store.read('key')).toBeUndefined();
    const askSince = () => {
      one.store.write('key', { ...SHELVED, text: 'asked for since' });
      return late.store.read('key');
    };
    await expect.poll(askSince, LONG_TIMEOUT).toMatchObject({ text: 'asked for since' });
  });

  it('S7 take nothing that another release wrote otherwise, and no answer to what was asked before a purge', async () => {
    const one = await startInstance();
    await put(one.store, 'key', SHELVED);
    const [key = ''] = await readKeys();
    await redis.client.set(key, '{"text":5}');
    expect(await one.store.read('key')).toBeUndefined();
    await publish(one.purges);
    await put(one.store, 'other', { ...SHELVED, ageMs: 60_000 });
    expect(await one.store.read('other')).toBeUndefined();
  });
});

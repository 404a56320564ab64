import { setTimeout as sleep } from 'node:timers/promises';
import { purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { createInvalidationBus, type InvalidationBus } from './cache-invalidation.ts';
import { connectRedis, type Redis } from './redis.ts';
import { createRedisStore } from './redis-store.ts';
import type { CacheStore, StoredEntry } from './store.ts';

/** Longer than an acknowledgement takes, shorter than its timeout. */
const READ_MS = 200;
const program = process.env.REDIS_SERVER;
const STORED = { text: 'text', ageMs: 0, ttlMs: 60_000, tags: ['x'], allowStale: true };

describe.skipIf(!program)('invalidation through Redis', LONG_TIMEOUT, () => {
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
    const connection = connectRedis(redis.url, () => {});
    const purgedTags: string[] = [];
    const bus = createInvalidationBus(connection, (tags) => purgedTags.push(...tags));
    closing.push(bus.close, connection.close);
    await expect.poll(bus.isSynced, LONG_TIMEOUT).toBe(true);
    return { connection, bus, purgedTags, store: createRedisStore(connection, bus, 'test') };
  }

  const readKeys = () => redis.client.keys('heliograph:test:*');

  /** Writes until the entry is stored: writes may time out on a busy machine. */
  async function write(store: CacheStore, key: string, stored: StoredEntry): Promise<void> {
    const before = (await readKeys()).length;
    const writeAndCount = async () => {
      store.write(key, stored);
      return (await readKeys()).length;
    };
    await expect.poll(writeAndCount, LONG_TIMEOUT).toBeGreaterThan(before);
  }

  const publish = ({ publish }: InvalidationBus) => expect.poll(() => publish(['x']), LONG_TIMEOUT).toBe(true);

  /** Lets a command time out, so that the instance pauses its use of Redis. */
  const startCooldown = ({ attempt }: Redis) => attempt(() => new Promise<void>(() => {}), undefined);

  it('S10 delivers purges during the cooldown after a failure', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await startCooldown(other.connection);
    await publish(one.bus);
    await expect.poll(() => other.purgedTags, LONG_TIMEOUT).toContain('x');
    expect(other.bus.isPurged(['x'], Date.now() - 60_000)).toBe(true);
  });

  it('S10 applies missed purges after a reconnect, before entries are read', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await write(one.store, 'key', STORED);
    await expect.poll(() => other.store.read('key'), LONG_TIMEOUT).toMatchObject({ text: 'text' });
    await other.connection.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    await publish(one.bus);
    await expect.poll(() => other.purgedTags, LONG_TIMEOUT).toContain('x');
    expect(await other.store.read('key')).toBeUndefined();
  });

  it('S21 confirms a purge only if every instance acknowledged it', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    const { client } = other.connection;
    const read = client.hGetAll.bind(client);
    vi.spyOn(client, 'hGetAll').mockImplementation((key) => sleep(READ_MS).then(() => read(key)));
    await publish(one.bus);
    expect(other.purgedTags).toContain('x');
    const silent = redis.client.duplicate();
    await silent.connect();
    await silent.subscribe(purgeTopics.gateways.channel, () => {});
    expect(await one.bus.publish(['y'])).toBe(false);
    silent.destroy();
  });

  it('S21 confirms a purge of the sites only if every site acknowledged it', async () => {
    const { bus } = await startInstance();
    await expect.poll(() => bus.publishToSites(['x']), LONG_TIMEOUT).toBe(true);
    const site = redis.client.duplicate();
    await site.connect();
    const { channel, key, acknowledgements } = purgeTopics.sites;
    await site.subscribe(channel, (id) => redis.client.publish(acknowledgements, id));
    await expect.poll(() => bus.publishToSites(['y']), LONG_TIMEOUT).toBe(true);
    expect(Object.keys(await redis.client.hGetAll(key))).toEqual(expect.arrayContaining(['x', 'y']));
    await site.unsubscribe(channel);
    await site.subscribe(channel, () => {});
    expect(await bus.publishToSites(['z'])).toBe(false);
    site.destroy();
  });

  it('S10 is out of sync while the connection is lost', async () => {
    const { bus } = await startInstance();
    const kill = ['CLIENT', 'KILL', 'TYPE', 'pubsub'];
    const pause = ['CLIENT', 'PAUSE', '3000', 'ALL'];
    await Promise.all([redis.client.sendCommand(kill), redis.client.sendCommand(pause)]);
    await expect.poll(bus.isSynced, { interval: 5 }).toBe(false);
    await expect.poll(bus.isSynced, LONG_TIMEOUT).toBe(true);
  });

  it('S10 is out of sync while it reads the purges', async () => {
    const { bus } = await startInstance();
    const pause = ['CLIENT', 'PAUSE', '3000', 'ALL'];
    await Promise.all([redis.client.publish('heliograph:purge', 'purged'), redis.client.sendCommand(pause)]);
    await expect.poll(bus.isSynced, { interval: 5 }).toBe(false);
    await expect.poll(bus.isSynced, LONG_TIMEOUT).toBe(true);
  });

  it('applies earlier purges at startup', async () => {
    const one = await startInstance();
    await write(one.store, 'key', STORED);
    await publish(one.bus);
    const newInstance = await startInstance();
    expect(await newInstance.store.read('key')).toBeUndefined();
    const writeAfterPurge = () => {
      one.store.write('key', { ...STORED, text: 'after the purge' });
      return newInstance.store.read('key');
    };
    await expect.poll(writeAfterPurge, LONG_TIMEOUT).toMatchObject({ text: 'after the purge' });
  });

  it('S7 ignores entries in another format and entries whose load started before a purge', async () => {
    const one = await startInstance();
    await write(one.store, 'key', STORED);
    const [key = ''] = await readKeys();
    await redis.client.set(key, '{"text":5}');
    expect(await one.store.read('key')).toBeUndefined();
    await publish(one.bus);
    await write(one.store, 'other', { ...STORED, ageMs: 60_000 });
    expect(await one.store.read('other')).toBeUndefined();
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../testing/fault-patience.ts';
import { startRedis } from '../testing/start-redis.ts';
import { type Purges, sharePurges } from './purges.ts';
import { connectRedis, type Redis } from './redis.ts';
import { createRedisShelf } from './redis-shelf.ts';
import type { Shelf, Shelved } from './shelf.ts';

/** Longer than a confirmation takes, and less than it is waited for. */
const READ_MS = 200;
const program = process.env.REDIS_SERVER;
const SHELVED = { text: 'text', age: 0, freshFor: 60_000, tags: ['x'], isGoodWhenStale: true };

describe.skipIf(!program)('instances that share purges', PATIENT, () => {
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
    await expect.poll(purges.isCurrent, PATIENT).toBe(true);
    return { link, purges, told, shelf: createRedisShelf(link, purges, 'test') };
  }

  const readKeys = () => redis.client.keys('heliograph:test:*');

  /** Again until Redis has taken it in time: a busy machine is slow, not wrong. */
  async function put(shelf: Shelf, key: string, shelved: Shelved): Promise<void> {
    const before = (await readKeys()).length;
    const write = async () => {
      shelf.write(key, shelved);
      return (await readKeys()).length;
    };
    await expect.poll(write, PATIENT).toBeGreaterThan(before);
  }

  const announce = ({ announce }: Purges) => expect.poll(() => announce(['x']), PATIENT).toBe(true);

  /** Lets an instance believe that Redis is in trouble. */
  const tire = ({ attempt }: Redis) => attempt(() => new Promise<void>(() => {}), undefined);

  it('S10 are told while they leave Redis alone', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await tire(other.link);
    await announce(one.purges);
    await expect.poll(() => other.told, PATIENT).toContain('x');
    expect(other.purges.isPurged(['x'], Date.now() - 60_000)).toBe(true);
  });

  it('S10 are told what they missed while their connection was lost, before they take anything from Redis', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await put(one.shelf, 'key', SHELVED);
    await expect.poll(() => other.shelf.read('key'), PATIENT).toMatchObject({ text: 'text' });
    await other.link.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    await announce(one.purges);
    await expect.poll(() => other.told, PATIENT).toContain('x');
    expect(await other.shelf.read('key')).toBeUndefined();
  });

  it('S21 confirm a purge only when every one of them has read it', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    const { client } = other.link;
    const read = client.hGetAll.bind(client);
    vi.spyOn(client, 'hGetAll').mockImplementation((key) => sleep(READ_MS).then(() => read(key)));
    await announce(one.purges);
    expect(other.told).toContain('x');
    const silent = redis.client.duplicate();
    await silent.connect();
    await silent.subscribe(purgeTopics.gateways.channel, () => {});
    expect(await one.purges.announce(['y'])).toBe(false);
    silent.destroy();
  });

  it('S21 confirm a purge of the sites only when every site has', async () => {
    const { purges } = await startInstance();
    await expect.poll(() => purges.announceToSites(['x']), PATIENT).toBe(true);
    const site = redis.client.duplicate();
    await site.connect();
    const { channel, key, acknowledgements } = purgeTopics.sites;
    await site.subscribe(channel, (id) => redis.client.publish(acknowledgements, id));
    await expect.poll(() => purges.announceToSites(['y']), PATIENT).toBe(true);
    expect(Object.keys(await redis.client.hGetAll(key))).toEqual(expect.arrayContaining(['x', 'y']));
    await site.unsubscribe(channel);
    await site.subscribe(channel, () => {});
    expect(await purges.announceToSites(['z'])).toBe(false);
    site.destroy();
  });

  it('S10 take nothing from Redis while their connection is lost', async () => {
    const { purges } = await startInstance();
    const kill = ['CLIENT', 'KILL', 'TYPE', 'pubsub'];
    const pause = ['CLIENT', 'PAUSE', '3000', 'ALL'];
    await Promise.all([redis.client.sendCommand(kill), redis.client.sendCommand(pause)]);
    await expect.poll(purges.isCurrent, { interval: 5 }).toBe(false);
    await expect.poll(purges.isCurrent, PATIENT).toBe(true);
  });

  it('S10 take nothing from Redis while they read what was purged', async () => {
    const { purges } = await startInstance();
    const pause = ['CLIENT', 'PAUSE', '3000', 'ALL'];
    await Promise.all([redis.client.publish('heliograph:purge', 'purged'), redis.client.sendCommand(pause)]);
    await expect.poll(purges.isCurrent, { interval: 5 }).toBe(false);
    await expect.poll(purges.isCurrent, PATIENT).toBe(true);
  });

  it('know from the start what was purged before', async () => {
    const one = await startInstance();
    await put(one.shelf, 'key', SHELVED);
    await announce(one.purges);
    const late = await startInstance();
    expect(await late.shelf.read('key')).toBeUndefined();
    const askSince = () => {
      one.shelf.write('key', { ...SHELVED, text: 'asked for since' });
      return late.shelf.read('key');
    };
    await expect.poll(askSince, PATIENT).toMatchObject({ text: 'asked for since' });
  });

  it('S7 take nothing that another release wrote otherwise, and no answer to what was asked before a purge', async () => {
    const one = await startInstance();
    await put(one.shelf, 'key', SHELVED);
    const [key = ''] = await readKeys();
    await redis.client.set(key, '{"text":5}');
    expect(await one.shelf.read('key')).toBeUndefined();
    await announce(one.purges);
    await put(one.shelf, 'other', { ...SHELVED, age: 60_000 });
    expect(await one.shelf.read('other')).toBeUndefined();
  });
});

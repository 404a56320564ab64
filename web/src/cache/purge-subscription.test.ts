import { randomUUID } from 'node:crypto';
import { purgeTopics } from '@heliograph/schema/purge-topics.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRedis } from '../../../gateway/src/testing/start-redis.ts';
import { subscribeToPurges } from './purge-subscription.ts';
import { isPurged } from './purged-tags.ts';

const program = process.env.REDIS_SERVER;
const POLL_OPTIONS = { timeout: 30_000 };
/** For busy machines. */
const LONG_TIMEOUT = { timeout: 90_000 };
const { key, channel, acknowledgements } = purgeTopics.sites;

describe.skipIf(!program)('purges through Redis', LONG_TIMEOUT, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let stop = () => {};
  let tag = '';

  beforeEach(async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    redis = await startRedis(program ?? '');
    tag = `product:${randomUUID()}`;
  });

  afterEach(async () => {
    stop();
    await redis.stop();
    // Lost connections are logged.
    vi.mocked(console.error).mockClear();
  });

  const write = (at = Date.now()) => redis.client.hSet(key, { [tag]: String(at) });
  const isKnown = () => isPurged([tag], 1);

  it('S21 are loaded before the first page, with their timestamps', async () => {
    const at = Date.now() - 60_000;
    await write(at);
    stop = await subscribeToPurges(redis.url);
    await expect.poll(() => isPurged([tag], at)).toBe(true);
    expect(isPurged([tag], at + 1)).toBe(false);
  });

  it('S21 are acknowledged once applied', async () => {
    stop = await subscribeToPurges(redis.url);
    const confirmed: [string, boolean][] = [];
    const listener = redis.client.duplicate();
    await listener.connect();
    await listener.subscribe(acknowledgements, (id) => confirmed.push([id, isKnown()]));
    await expect.poll(async () => (await redis.client.pubSubNumSub(channel))[channel], POLL_OPTIONS).toBe(1);
    await write();
    await redis.client.publish(channel, 'an id');
    await expect.poll(() => confirmed, POLL_OPTIONS).toEqual([['an id', true]]);
    listener.destroy();
  });

  it('S10 S21 missed during an outage are applied after reconnecting', async () => {
    stop = await subscribeToPurges(redis.url);
    await redis.client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    await write();
    await expect.poll(isKnown, POLL_OPTIONS).toBe(true);
  });

  it('S10 do not block pages while Redis is down', async () => {
    await redis.kill();
    const begun = performance.now();
    stop = await subscribeToPurges(redis.url);
    expect(performance.now() - begun).toBeLessThan(2_000);
    await redis.restart();
    await write();
    await redis.client.publish(channel, 'an id');
    await expect.poll(isKnown, POLL_OPTIONS).toBe(true);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis } from '../cache/redis.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createRateLimiter, defaultRateLimits } from '../forms/rate-limiter.ts';
import { overwriteRecord } from '../testing/overwrite-record.ts';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { startRedis } from '../testing/start-redis.ts';

const program = process.env.REDIS_SERVER;
const TOKEN = 'a token that is long enough for a test';

const nameOf = async (gateway: TestGateway, id: string): Promise<string> =>
  (await gateway.ask('query A($id: ID!) { product(id: $id) { name } }', { id })).data.product.name;

describe.skipIf(!program)('instances that share a Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let one: TestGateway;
  let other: TestGateway;

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    const settings = { redisUrl: redis.url, purgeToken: TOKEN };
    one = await startGateway(settings);
    other = await startGateway({ ...settings, legacyUrl: one.legacyUrl });
    await vi.waitUntil(async () => (await redis.client.pubSubNumSub('heliograph:purge'))['heliograph:purge'] === 2);
  });

  afterAll(async () => {
    for (const gateway of [one, other]) await gateway.close();
    await redis.stop();
  });

  beforeEach(() => {
    one.restCalls.length = 0;
  });

  const shelved = async () => (await redis.client.keys('heliograph:*')).filter((key) => !key.includes('purge')).length;

  /** Asks for one product after the other until Redis took an answer in time; a busy machine is slow, not wrong. */
  async function shareOne(ids: readonly number[]): Promise<string> {
    for (const id of ids) {
      const before = await shelved();
      await nameOf(one, String(id));
      const hasGrown = async () => (await shelved()) >= before + 2;
      if (await vi.waitUntil(hasGrown, 2_000).catch(() => false)) return String(id);
    }
    throw new Error('Redis took nothing in time');
  }

  it('answer with what another one has asked for', async () => {
    const id = await shareOne([1, 9, 10, 11]);
    const asked = one.restCalls.length;
    expect(await nameOf(other, id)).toBe(await nameOf(one, id));
    expect(one.restCalls).toHaveLength(asked);
  });

  it('forget what was purged at another one', async () => {
    await nameOf(one, '2');
    await nameOf(other, '2');
    await overwriteRecord(one.db, 'product', '2', { name: 'Changed' });
    const purged = await fetch(`${one.origin}/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ tags: ['product:2'] }),
    });
    expect(await purged.json()).toMatchObject({ everywhere: true });
    await expect.poll(() => nameOf(other, '2')).toBe('Changed');
  });

  it('R322 take a challenge at one of them only, and count visitors together', async () => {
    const links = [connectRedis(redis.url, () => {}), connectRedis(redis.url, () => {})];
    await expect.poll(() => links.every(({ client }) => client.isReady)).toBe(true);
    const [here, there] = links.map((link) => createProofOfWork('secret', { redis: link }));
    const challenge = here?.create();
    const solved = {
      challengeId: challenge?.id ?? '',
      code: solveProofOfWork(challenge ?? { salt: '', difficulty: 0 }),
    };
    expect(await here?.verify(solved, 'form 1')).toBe(true);
    expect(await there?.verify(solved, 'form 1')).toBe(true);
    expect(await there?.verify(solved, 'form 2')).toBe(false);
    const limits = links.map((link) => createRateLimiter({ ...defaultRateLimits, inquiry: 20 }, link)('192.0.2.7'));
    for (let count = 0; count < 20; count++) await limits[0]?.consume('inquiry');
    // A busy machine may wait too long for Redis and count by itself, which is far from the limit.
    await expect
      .poll(() => limits[1]?.consume('inquiry').catch(({ extensions }) => extensions.code), { timeout: 5_000 })
      .toBe('RATE_LIMITED');
    for (const { close } of links) close();
  });

  it('R322 count forms that came while Redis was frozen', async () => {
    const link = connectRedis(redis.url, () => {});
    await expect.poll(() => link.client.isReady).toBe(true);
    const limits = createRateLimiter({ ...defaultRateLimits, inquiry: 2 }, link)('192.0.2.8');
    redis.freeze();
    for (let count = 0; count < 2; count++) await limits.consume('inquiry');
    redis.thaw();
    await expect.poll(() => link.attempt((client) => client.ping(), ''), { timeout: 5_000 }).toBe('PONG');
    await expect(limits.consume('inquiry')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    link.close();
  });

  it('S10 go on when it is frozen, full, gone, and back', async () => {
    redis.freeze();
    expect(await nameOf(one, '3')).toBeTruthy();
    redis.thaw();
    await redis.client.configSet({ maxmemory: '1mb', 'maxmemory-policy': 'noeviction' });
    expect(await nameOf(one, '4')).toBeTruthy();
    await redis.client.flushAll();
    expect(await nameOf(one, '5')).toBeTruthy();
    await redis.kill();
    expect(await nameOf(one, '6')).toBeTruthy();
    expect(await nameOf(one, '1')).toBeTruthy();
    await redis.restart();
    expect(await shareOne([7, 8, 12, 13, 14])).toBeTruthy();
  });
});

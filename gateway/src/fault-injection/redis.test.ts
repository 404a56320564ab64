import { content } from '@heliograph/legacy/content.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis } from '../cache/redis.ts';
import { createAcceptedSubmissions } from '../forms/accepted-submissions.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createRateLimiter, defaultRateLimits } from '../forms/rate-limiter.ts';
import { overwriteRecord } from '../testing/overwrite-record.ts';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

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
    await vi.waitUntil(
      async () => (await redis.client.pubSubNumSub('heliograph:purge'))['heliograph:purge'] === 2,
      LONG_TIMEOUT,
    );
  });

  afterAll(async () => {
    for (const gateway of [one, other]) await gateway.close();
    await redis.stop();
  });

  beforeEach(() => {
    one.restCalls.length = 0;
  });

  const countEntries = async () =>
    (await redis.client.keys('heliograph:*')).filter((key) => !/purge|drift/.test(key)).length;

  /** Queries products until one is stored in Redis: writes may time out on a busy machine. */
  async function storeOne(ids: readonly number[]): Promise<string> {
    for (const id of ids) {
      const before = await countEntries();
      await nameOf(one, String(id));
      const hasGrown = async () => (await countEntries()) >= before + 2;
      if (await vi.waitUntil(hasGrown, 2_000).catch(() => false)) return String(id);
    }
    throw new Error('No entry was stored in Redis');
  }

  it('serve the cached responses of each other', async () => {
    const id = await storeOne([1, 9, 10, 11]);
    const callsBefore = one.restCalls.length;
    expect(await nameOf(other, id)).toBe(await nameOf(one, id));
    expect(one.restCalls).toHaveLength(callsBefore);
  });

  it('discard entries that another instance purged', async () => {
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

  it('R322 verify a challenge only once and share rate limits', async () => {
    const connections = [connectRedis(redis.url, () => {}), connectRedis(redis.url, () => {})];
    await expect.poll(() => connections.every(({ client }) => client.isReady)).toBe(true);
    const [first, second] = connections.map((connection) => createProofOfWork('secret', { redis: connection }));
    const challenge = first?.create();
    const solved = {
      challengeId: challenge?.id ?? '',
      code: solveProofOfWork(challenge ?? { salt: '', difficulty: 0 }),
    };
    expect(await first?.verify(solved, 'form 1')).toBe(true);
    expect(await second?.verify(solved, 'form 1')).toBe(true);
    expect(await second?.verify(solved, 'form 2')).toBe(false);
    const rateLimiters = connections.map((connection) =>
      createRateLimiter({ ...defaultRateLimits, inquiry: 20 }, connection)('192.0.2.7'),
    );
    for (let count = 0; count < 20; count++) await rateLimiters[0]?.consume('inquiry');
    // Commands may time out on a busy machine; then only the local limiter counts.
    await expect
      .poll(() => rateLimiters[1]?.consume('inquiry').catch(({ extensions }) => extensions.code), { timeout: 5_000 })
      .toBe('RATE_LIMITED');
    for (const { close } of connections) close();
  });

  it('remember the accepted submissions of each other', async () => {
    const connections = [connectRedis(redis.url, () => {}), connectRedis(redis.url, () => {})];
    await expect.poll(() => connections.every(({ client }) => client.isReady)).toBe(true);
    const [first, second] = connections.map(createAcceptedSubmissions);
    expect(await second?.has('a form')).toBe(false);
    await first?.add('a form');
    await expect.poll(() => second?.has('a form'), { timeout: 5_000 }).toBe(true);
    await second?.delete('a form');
    await expect.poll(() => second?.has('a form'), { timeout: 5_000 }).toBe(false);
    for (const { close } of connections) close();
  });

  it('R322 count submissions while Redis is frozen', async () => {
    const connection = connectRedis(redis.url, () => {});
    await expect.poll(() => connection.client.isReady).toBe(true);
    const rateLimiter = createRateLimiter({ ...defaultRateLimits, inquiry: 2 }, connection)('192.0.2.8');
    redis.freeze();
    for (let count = 0; count < 2; count++) await rateLimiter.consume('inquiry');
    redis.thaw();
    await expect.poll(() => connection.attempt((client) => client.ping(), ''), { timeout: 5_000 }).toBe('PONG');
    await expect(rateLimiter.consume('inquiry')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    connection.close();
  });

  it('S10 keep working while Redis is frozen, full, down and restarted', async () => {
    const nameOfRecord = (id: number) => content.products.find((product) => product.id === id)?.name.en;
    redis.freeze();
    expect(await nameOf(one, '3')).toBe(nameOfRecord(3));
    redis.thaw();
    await redis.client.configSet({ maxmemory: '1mb', 'maxmemory-policy': 'noeviction' });
    expect(await nameOf(one, '4')).toBe(nameOfRecord(4));
    await redis.client.flushAll();
    expect(await nameOf(one, '5')).toBe(nameOfRecord(5));
    await redis.kill();
    expect(await nameOf(one, '6')).toBe(nameOfRecord(6));
    expect(await nameOf(one, '1')).toBe(nameOfRecord(1));
    await redis.restart();
    expect(await storeOne([7, 8, 12, 13, 14])).toMatch(/^\d+$/);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, createSubscription, SUBMIT_INQUIRY, SUBSCRIBE } from '../slices/inquiries/inquiries.fixture.ts';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { readSampleQueries } from '../testing/sample-operations.ts';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

type Redis = Awaited<ReturnType<typeof startRedis>>;

type Outage = { start: (redis: Redis) => unknown; end?: (redis: Redis) => Promise<void> };

const OUTAGES: Record<string, Outage> = {
  'does not respond': { start: (redis) => redis.freeze() },
  'is full': { start: (redis) => redis.client.configSet({ maxmemory: '1', 'maxmemory-policy': 'noeviction' }) },
  'has crashed': { start: (redis) => redis.kill(), end: (redis) => redis.restart() },
  'has lost all data': { start: (redis) => redis.client.flushAll() },
  'denies all commands': { start: (redis) => redis.client.sendCommand(['ACL', 'SETUSER', 'default', '-@all']) },
};

const unhandled: unknown[] = [];
const recordUnhandled = (reason: unknown) => unhandled.push(reason);

const program = process.env.REDIS_SERVER;

describe.skipIf(!program)('a Redis outage', LONG_TIMEOUT, () => {
  let stack: FaultStack;
  let redis: Redis;
  let endOutage: Outage['end'];

  beforeAll(async () => {
    process.on('unhandledRejection', recordUnhandled);
    stack = await startFaultStack();
  });

  afterEach(async () => {
    await stack.reset();
    await endOutage?.(redis);
    endOutage = undefined;
    await redis.stop();
    expect(unhandled).toEqual([]);
  });

  afterAll(async () => {
    await stack.close();
    process.off('unhandledRejection', recordUnhandled);
  });

  /** Starts a gateway that has stored an entry in Redis. */
  async function startWithRedis(): Promise<FaultGateway> {
    redis = await startRedis(program ?? '');
    const gateway = await stack.startGateway({ redisUrl: redis.url, rateLimits: { inquiry: 2 } });
    let id = 0;
    const storeEntry = async () => {
      await gateway.execute(`{ newsArticle(id: "${++id}") { id } }`);
      return (await redis.client.keys('heliograph:upstream:*')).length;
    };
    await expect.poll(storeEntry, LONG_TIMEOUT).toBeGreaterThan(0);
    return gateway;
  }

  async function executeAll({ execute }: FaultGateway) {
    const responses = [];
    for (const { document, variables } of readSampleQueries()) {
      const { data, errors } = await execute(document, variables);
      const { serverTime: _serverTime, changes, ...rest } = data;
      // The cursor of a gateway that cannot purge the others differs.
      responses.push({ data: { ...rest, changes: changes?.items }, errors });
    }
    return responses;
  }

  const submit = async ({ execute }: FaultGateway) =>
    (await execute(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() })).data.submitInquiry;

  async function subscribeTwice({ execute }: FaultGateway) {
    const { data } = await execute('mutation { createFormChallenge { id salt difficulty } }');
    const { id: challengeId, ...challenge } = data.createFormChallenge;
    const verification = { challengeId, code: solveProofOfWork(challenge) };
    const send = () => execute(SUBSCRIBE, { locale: 'EN', input: { ...createSubscription(), verification } });
    return [(await send()).data.subscribe, (await send()).data.subscribe];
  }

  it.each(Object.entries(OUTAGES))('S10 fails no operation and no form when Redis %s', async (_name, outage) => {
    const [single, gateway] = [await stack.startGateway(), await startWithRedis()];
    await outage.start(redis);
    endOutage = outage.end;
    expect(await executeAll(gateway)).toEqual(await executeAll(single));
    expect(await subscribeTwice(gateway)).toMatchObject([
      { delivery: 'AWAITING_CONFIRMATION' },
      { code: 'VERIFICATION_FAILED' },
    ]);
    expect([await submit(gateway), await submit(gateway), await submit(gateway)]).toMatchObject([
      { __typename: 'InquiryAccepted' },
      { __typename: 'InquiryAccepted' },
      { code: 'TOO_MANY_REQUESTS' },
    ]);
    expect(gateway.reports.length).toBeLessThan(readSampleQueries().length);
  });

  it('S10 delays operations only slightly when Redis does not respond', async () => {
    const [single, gateway] = [await stack.startGateway(), await startWithRedis()];
    const measure = async ({ execute }: FaultGateway) => {
      const start = performance.now();
      for (let id = 1; id <= 60; id++) await execute(`{ product(id: "${id}") { id } }`);
      return performance.now() - start;
    };
    redis.freeze();
    const [usual, delayed] = [await measure(single), await measure(gateway)];
    expect(delayed).toBeLessThan(4 * usual);
  });

  it('S10 S1 serves cached responses of another instance to a new one while the content service is down', async () => {
    const first = await startWithRedis();
    const queries: string[] = [];
    const storeAnother = async () => {
      const query = `{ product(id: "${queries.length + 1}") { id name } }`;
      queries.push(query);
      await first.execute(query);
      return (await redis.client.keys('heliograph:response:*')).length;
    };
    await expect.poll(storeAnother, LONG_TIMEOUT).toBeGreaterThan(4);
    await stack.proxy.refuseConnections();
    const second = await stack.startGateway({ redisUrl: redis.url });
    const findCached = async () => {
      const responses = await Promise.all(queries.map((query) => second.execute(query)));
      return responses.map(({ data }) => data.product?.id).filter(Boolean);
    };
    await expect.poll(findCached, LONG_TIMEOUT).not.toEqual([]);
  });
});

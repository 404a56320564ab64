import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createInquiry, createSubscription, SUBMIT_INQUIRY, SUBSCRIBE } from '../slices/inquiries/inquiries.fixture.ts';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { readSampleQueries } from '../testing/sample-operations.ts';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';
import { startRedis } from '../testing/start-redis.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

type Redis = Awaited<ReturnType<typeof startRedis>>;

type Trouble = { befall: (redis: Redis) => unknown; mend?: (redis: Redis) => Promise<void> };

const TROUBLES: Record<string, Trouble> = {
  'answers nothing any more': { befall: (redis) => redis.freeze() },
  'is full': { befall: (redis) => redis.client.configSet({ maxmemory: '1', 'maxmemory-policy': 'noeviction' }) },
  'has ended': { befall: (redis) => redis.kill(), mend: (redis) => redis.restart() },
  'has lost everything': { befall: (redis) => redis.client.flushAll() },
  'lets nobody do anything': { befall: (redis) => redis.client.sendCommand(['ACL', 'SETUSER', 'default', '-@all']) },
};

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

const program = process.env.REDIS_SERVER;

describe.skipIf(!program)('a Redis in trouble', LONG_TIMEOUT, () => {
  let stack: FaultStack;
  let redis: Redis;
  let mend: Trouble['mend'];

  beforeAll(async () => {
    process.on('unhandledRejection', note);
    stack = await startFaultStack();
  });

  afterEach(async () => {
    await stack.reset();
    await mend?.(redis);
    mend = undefined;
    await redis.stop();
    expect(unhandled).toEqual([]);
  });

  afterAll(async () => {
    await stack.close();
    process.off('unhandledRejection', note);
  });

  /** A gateway that has found Redis and put something there. */
  async function startSharing(): Promise<FaultGateway> {
    redis = await startRedis(program ?? '');
    const gateway = await stack.startGateway({ redisUrl: redis.url, rateLimits: { inquiry: 2 } });
    let id = 0;
    const share = async () => {
      await gateway.ask(`{ newsArticle(id: "${++id}") { id } }`);
      return redis.client.dbSize();
    };
    await expect.poll(share, LONG_TIMEOUT).toBeGreaterThan(0);
    return gateway;
  }

  async function answerAll({ ask }: FaultGateway) {
    const answers = [];
    for (const { document, variables } of readSampleQueries()) {
      const { data, errors } = await ask(document, variables);
      const { serverTime: _always, ...rest } = data;
      answers.push({ data: rest, errors });
    }
    return answers;
  }

  const submit = async ({ ask }: FaultGateway) =>
    (await ask(SUBMIT_INQUIRY, { locale: 'EN', input: createInquiry() })).data.submitInquiry;

  async function subscribeTwice({ ask }: FaultGateway) {
    const { data } = await ask('mutation { createFormChallenge { id salt difficulty } }');
    const { id: challengeId, ...challenge } = data.createFormChallenge;
    const verification = { challengeId, code: solveProofOfWork(challenge) };
    const send = () => ask(SUBSCRIBE, { locale: 'EN', input: { ...createSubscription(), verification } });
    return [(await send()).data.subscribe, (await send()).data.subscribe];
  }

  it.each(Object.entries(TROUBLES))('S10 fails no operation and no form when it %s', async (_what, trouble) => {
    const [alone, gateway] = [await stack.startGateway(), await startSharing()];
    await trouble.befall(redis);
    mend = trouble.mend;
    expect(await answerAll(gateway)).toEqual(await answerAll(alone));
    expect(await subscribeTwice(gateway)).toMatchObject([
      { __typename: 'SubscriptionAccepted' },
      { code: 'VERIFICATION_FAILED' },
    ]);
    expect([await submit(gateway), await submit(gateway), await submit(gateway)]).toMatchObject([
      { __typename: 'InquiryAccepted' },
      { __typename: 'InquiryAccepted' },
      { code: 'TOO_MANY_REQUESTS' },
    ]);
    expect(gateway.reports.length).toBeLessThan(readSampleQueries().length);
  });

  it('S10 holds up operations a little at most when it answers nothing', async () => {
    const [alone, gateway] = [await stack.startGateway(), await startSharing()];
    const measure = async ({ ask }: FaultGateway) => {
      const start = performance.now();
      for (let id = 1; id <= 60; id++) await ask(`{ product(id: "${id}") { id } }`);
      return performance.now() - start;
    };
    redis.freeze();
    const [usual, held] = [await measure(alone), await measure(gateway)];
    expect(held).toBeLessThan(4 * usual);
  });

  it('S10 S1 has kept for a new instance what another one knew when the content service is down', async () => {
    const first = await startSharing();
    const questions: string[] = [];
    const shareAnother = async () => {
      const question = `{ product(id: "${questions.length + 1}") { id name } }`;
      questions.push(question);
      await first.ask(question);
      return (await redis.client.keys('heliograph:answer*')).length;
    };
    await expect.poll(shareAnother, LONG_TIMEOUT).toBeGreaterThan(4);
    await stack.proxy.refuse();
    const second = await stack.startGateway({ redisUrl: redis.url });
    const findKnown = async () => {
      const answers = await Promise.all(questions.map((question) => second.ask(question)));
      return answers.map(({ data }) => data.product?.id).filter(Boolean);
    };
    await expect.poll(findKnown, LONG_TIMEOUT).not.toEqual([]);
  });
});

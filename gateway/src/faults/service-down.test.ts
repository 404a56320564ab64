import { locales } from '@heliograph/schema/locales.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { mockClock } from '../testing/mock-clock.ts';
import { readSampleQueries } from '../testing/sample-operations.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** These ask for the time, or another service: they are never kept as a whole. */
const NOT_KEPT = /\b(?:serverTime|certificate)\b/;

const operations = readSampleQueries()
  .filter(({ document }) => !NOT_KEPT.test(document))
  .flatMap(({ name, document, variables }) =>
    Object.values(locales).map(({ graphql: locale }) => ({
      name: `${name} ${locale}`,
      document,
      variables: { ...variables, locale },
    })),
  );

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

async function askAll({ ask }: FaultGateway) {
  const answers = [];
  for (const { name, document, variables } of operations) {
    const { data, errors, extensions } = await ask(document, variables);
    answers.push({ name, data, errors, isStale: extensions?.stale === true });
  }
  return answers;
}

/** A machine that does much else may need more than one try. */
async function askUntilWhole(gateway: FaultGateway) {
  return vi.waitFor(async () => {
    const answers = await askAll(gateway);
    expect(answers.filter(({ errors, isStale }) => errors || isStale)).toEqual([]);
    return answers;
  }, LONG_TIMEOUT);
}

const product = (id: number) => `{ product(id: "${id}") { id } }`;

describe('a content service that is down', LONG_TIMEOUT, () => {
  it('S1 costs no answer that was given before: they are stale, and new again when it is back', async () => {
    const gateway = await stack.startGateway();
    const steady = mockClock(performance);
    const before = await askUntilWhole(gateway);
    await stack.proxy.refuse();
    steady.jump(DAY);
    const meanwhile = await askAll(gateway);
    expect(meanwhile).toEqual(before.map((answer) => ({ ...answer, isStale: true })));
    expect(await askAll(gateway)).toEqual(meanwhile);

    await stack.proxy.accept();
    const askLater = () => {
      steady.jump(500);
      return askAll(gateway);
    };
    await expect.poll(askLater, { timeout: 30_000, interval: 100 }).toEqual(before);
  }, 60_000);

  it('S1 has an answer marked as stale that is made anew of what it said before', async () => {
    const { ask } = await stack.startGateway();
    const steady = mockClock(performance);
    await ask('{ liveStreams { id } }');
    await stack.proxy.refuse();
    steady.jump(DAY);
    const { data, extensions } = await ask('{ serverTime liveStreams { id } }');
    expect(data.liveStreams).not.toBeNull();
    expect(extensions).toEqual({ stale: true });
  });

  it('S1 is not asked at all for what was never seen, and that fails with a code', async () => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ blackhole: true });
    await Promise.all([1, 2, 3, 4, 5].map((id) => ask(product(id))));
    stack.proxy.clear();
    for (let id = 6; id <= 30; id++) {
      const { data, errors } = await ask(product(id));
      expect(data).toEqual({ product: null });
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'productFindById' } }]);
    }
    expect(stack.proxy.seen(/product/)).toEqual([]);
  });

  it('S1 is tried once in five seconds, and asked again within ten when it is back', async () => {
    const { ask } = await stack.startGateway();
    const steady = mockClock(performance);
    stack.proxy.set({ status: 503, headers: { 'retry-after': '5' } });
    let id = 0;
    while (id < 5) await ask(product(++id));
    const whenOpen = stack.proxy.seen().length;
    const seconds = 40;
    for (let second = 1; second <= seconds; second++) {
      steady.jump(1_000);
      await Promise.all([ask(product(++id)), ask(product(++id)), ask(product(++id))]);
    }
    const probes = stack.proxy.seen().length - whenOpen;
    expect(probes).toBeGreaterThan(0);
    expect(probes).toBeLessThanOrEqual(seconds / 5);

    stack.proxy.clear();
    steady.jump(10_000);
    expect((await ask('{ product(id: "1") { id } }')).data).toEqual({ product: { id: '1' } });
  });
});

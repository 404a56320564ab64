import { locales } from '@heliograph/schema/locales.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLongRun } from '../testing/env.ts';
import { type FaultGateway, type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { mockClock } from '../testing/mock-clock.ts';
import { readSampleQueries } from '../testing/sample-operations.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Fields whose responses are not cacheable. */
const UNCACHEABLE = /\b(?:serverTime|certificate|changes)\b/;

/** In turn, one for each operation. */
function localesOf(index: number) {
  const all = Object.values(locales);
  return isLongRun ? all : all.slice(index % all.length).slice(0, 1);
}

const operations = readSampleQueries()
  .filter(({ document }) => !UNCACHEABLE.test(document))
  // Labels need no content service, so they are fresh.
  .filter(({ document }) => !document.includes('enumLabels'))
  .flatMap(({ name, document, variables }, index) =>
    localesOf(index).map(({ graphql: locale }) => ({
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

async function executeAll({ execute }: FaultGateway) {
  const responses = [];
  for (const { name, document, variables } of operations) {
    const { data, errors, extensions } = await execute(document, variables);
    responses.push({ name, data, errors, isStale: extensions?.stale === true });
  }
  return responses;
}

/** Retries until no response has errors or is stale, as on a busy machine. */
async function executeUntilComplete(gateway: FaultGateway) {
  return vi.waitFor(async () => {
    const responses = await executeAll(gateway);
    expect(responses.filter(({ errors, isStale }) => errors || isStale)).toEqual([]);
    return responses;
  }, LONG_TIMEOUT);
}

const product = (id: number) => `{ product(id: "${id}") { id } }`;

describe('a content service that is down', LONG_TIMEOUT, () => {
  it('S1 serves every cached response as stale, and fresh ones after recovery', async () => {
    const gateway = await stack.startGateway();
    const clock = mockClock(performance);
    const before = await executeUntilComplete(gateway);
    await stack.proxy.refuseConnections();
    clock.jump(DAY);
    const during = await executeAll(gateway);
    expect(during).toEqual(before.map((response) => ({ ...response, isStale: true })));
    expect(await executeAll(gateway)).toEqual(during);

    await stack.proxy.acceptConnections();
    const executeLater = () => {
      clock.jump(500);
      return executeAll(gateway);
    };
    await expect.poll(executeLater, { timeout: 30_000, interval: 100 }).toEqual(before);
  }, 60_000);

  it('S1 marks a new response as stale if it was made from stale upstream data', async () => {
    const { execute } = await stack.startGateway();
    const clock = mockClock(performance);
    await execute('{ liveStreams { id } }');
    await stack.proxy.refuseConnections();
    clock.jump(DAY);
    const { data, extensions } = await execute('{ serverTime liveStreams { id } }');
    expect(data.liveStreams).not.toBeNull();
    expect(extensions).toEqual({ stale: true });
  });

  it('S1 fails uncached reads with a code, without calling the service, while the circuit breaker is open', async () => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ blackhole: true });
    await Promise.all([1, 2, 3, 4, 5].map((id) => execute(product(id))));
    stack.proxy.clear();
    for (let id = 6; id <= 30; id++) {
      const { data, errors } = await execute(product(id));
      expect(data).toEqual({ product: null });
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE', call: 'productFindById' } }]);
    }
    expect(stack.proxy.requests(/product/)).toEqual([]);
  });

  it('S1 probes the service every five seconds and recovers within ten', async () => {
    const { execute } = await stack.startGateway();
    const clock = mockClock(performance);
    stack.proxy.inject({ status: 503, headers: { 'retry-after': '5' } });
    let id = 0;
    while (id < 5) await execute(product(++id));
    const requestsBefore = stack.proxy.requests().length;
    const seconds = 40;
    for (let second = 1; second <= seconds; second++) {
      clock.jump(1_000);
      await Promise.all([execute(product(++id)), execute(product(++id)), execute(product(++id))]);
    }
    const probes = stack.proxy.requests().length - requestsBefore;
    expect(probes).toBeGreaterThan(0);
    expect(probes).toBeLessThanOrEqual(seconds / 5);

    stack.proxy.clear();
    clock.jump(10_000);
    expect((await execute('{ product(id: "1") { id } }')).data).toEqual({ product: { id: '1' } });
  });
});

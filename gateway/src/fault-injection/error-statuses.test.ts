import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import type { Fault } from '../testing/fault.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

type ErrorResponse = { fault: Fault; attempts: number; code: string };

const ERROR_RESPONSES: Record<string, ErrorResponse> = {
  500: { fault: { status: 500 }, attempts: 2, code: 'UPSTREAM_UNAVAILABLE' },
  502: { fault: { status: 502, body: '<h1>Bad gateway</h1>' }, attempts: 2, code: 'UPSTREAM_UNAVAILABLE' },
  503: { fault: { status: 503 }, attempts: 2, code: 'UPSTREAM_UNAVAILABLE' },
  '503 with Retry-After': {
    fault: { status: 503, headers: { 'retry-after': '5' } },
    attempts: 1,
    code: 'UPSTREAM_UNAVAILABLE',
  },
  429: { fault: { status: 429 }, attempts: 1, code: 'UPSTREAM_UNAVAILABLE' },
  '429 with Retry-After': {
    fault: { status: 429, headers: { 'retry-after': '1' } },
    attempts: 1,
    code: 'UPSTREAM_UNAVAILABLE',
  },
  301: { fault: { status: 301, headers: { location: '/healthz' } }, attempts: 1, code: 'UPSTREAM_UNAVAILABLE' },
  204: { fault: { status: 204 }, attempts: 1, code: 'UPSTREAM_MALFORMED' },
};

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

describe('error statuses of the content service', LONG_TIMEOUT, () => {
  it.each(Object.entries(ERROR_RESPONSES))(
    'S3 makes the expected number of attempts for a read: %s',
    async (_status, { fault, attempts, code }) => {
      const { execute } = await stack.startGateway();
      stack.proxy.inject({ path: /product/, ...fault });
      const { data, errors } = await execute('{ product(id: "1") { id } areas { id } }');
      expect(errors).toMatchObject([{ path: ['product'], extensions: { code, call: 'productFindById' } }]);
      expect(data.areas).not.toHaveLength(0);
      expect(stack.proxy.requests(/product|healthz/)).toHaveLength(attempts);
    },
  );

  it.each(Object.entries(ERROR_RESPONSES))('S3 S9 never retries a submission: %s', async (_status, { fault }) => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: /addInfo/, ...fault });
    const { data } = await execute(SUBMIT_INQUIRY, { locale: 'DE', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({ __typename: 'FormRefusal', code: 'SERVICE_ERROR' });
    expect(stack.proxy.requests(/addInfo|healthz/)).toHaveLength(1);
  });

  it('S3 limits retries to a fifth of the requests while half of them fail', async () => {
    const { execute } = await stack.startGateway();
    // Stops the clock: the retry budget covers ten seconds, which a busy machine would exceed.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    stack.proxy.inject({ when: ({ path, attempt }) => attempt === 1 && /[02468]$/.test(path), status: 503 });
    const requests = 100;
    for (let id = 1; id <= requests; id++) await execute(`{ product(id: "${id}") { id } }`);
    const retries = stack.proxy.requests().filter(({ attempt }) => attempt > 1);
    expect(retries.length).toBeGreaterThan(requests / 10);
    expect(retries.length).toBeLessThanOrEqual(requests / 5);
  });

  it('S3 retries with jitter', async () => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ when: ({ attempt }) => attempt === 1, status: 503 });
    const findMinDelay = async (random: number, ids: number[]) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      stack.proxy.clearLog();
      for (const id of ids) await execute(`{ product(id: "${id}") { id } }`);
      const times = Map.groupBy(stack.proxy.requests(), ({ path }) => path).values();
      return Math.min(...[...times].map(([first, second]) => (second?.receivedAt ?? 0) - (first?.receivedAt ?? 0)));
    };
    const maxDelay = await findMinDelay(0.999, [1]);
    expect(await findMinDelay(0, [2, 3])).toBeLessThan(maxDelay / 2);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import type { Fault } from '../testing/fault.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

type Row = { fault: Fault; attempts: number; code: string };

const ROWS: Record<string, Row> = {
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

describe('a content service that answers with a status of trouble', LONG_TIMEOUT, () => {
  it.each(Object.entries(ROWS))('S3 is asked so often and no more for a read: %s', async (_status, row) => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /product/, ...row.fault });
    const { data, errors } = await ask('{ product(id: "1") { id } areas { id } }');
    expect(errors).toMatchObject([{ path: ['product'], extensions: { code: row.code, call: 'productFindById' } }]);
    expect(data.areas).not.toHaveLength(0);
    expect(stack.proxy.seen(/product|healthz/)).toHaveLength(row.attempts);
  });

  it.each(Object.entries(ROWS))('S3 S9 is sent a submission once: %s', async (_status, { fault }) => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /addInfo/, ...fault });
    const { data } = await ask(SUBMIT_INQUIRY, { locale: 'DE', input: createInquiry() });
    expect(data.submitInquiry).toMatchObject({ __typename: 'FormRefusal', code: 'SERVICE_ERROR' });
    expect(stack.proxy.seen(/addInfo|healthz/)).toHaveLength(1);
  });

  it('S3 is asked again for a fifth of the requests at most, though half of them fail', async () => {
    const { ask } = await stack.startGateway();
    // The share is that of ten seconds, which a busy machine would exceed.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    stack.proxy.set({ when: ({ path, attempt }) => attempt === 1 && /[02468]$/.test(path), status: 503 });
    const requests = 100;
    for (let id = 1; id <= requests; id++) await ask(`{ product(id: "${id}") { id } }`);
    const retries = stack.proxy.seen().filter(({ attempt }) => attempt > 1);
    expect(retries.length).toBeGreaterThan(requests / 10);
    expect(retries.length).toBeLessThanOrEqual(requests / 5);
  });

  it('S3 is asked again after a while that chance decides', async () => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ when: ({ attempt }) => attempt === 1, status: 503 });
    const findShortestWait = async (chance: number, ids: number[]) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      stack.proxy.forget();
      for (const id of ids) await ask(`{ product(id: "${id}") { id } }`);
      const times = Map.groupBy(stack.proxy.seen(), ({ path }) => path).values();
      return Math.min(...[...times].map(([first, second]) => (second?.at ?? 0) - (first?.at ?? 0)));
    };
    const late = await findShortestWait(0.999, [1]);
    expect(await findShortestWait(0, [2, 3])).toBeLessThan(late / 2);
  });
});

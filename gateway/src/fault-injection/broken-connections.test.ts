import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import type { Fault } from '../testing/fault.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { startUnresponsiveService } from '../testing/unresponsive-service.ts';

const BROKEN_CONNECTIONS: Record<string, Fault> = {
  'is reset before the first byte': { resetAfter: 0 },
  'is reset in the body': { resetAfter: 30 },
  'ends in the headers': { truncateHeaders: true },
  'is reset before the content length is reached': {
    body: '{"code":200',
    headers: { 'content-length': '500' },
    resetAfter: 11,
  },
};

const READ = '{ product(id: "1") { id } areas { id } }';

const unavailable = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };

const unhandled: unknown[] = [];
const recordUnhandled = (reason: unknown) => unhandled.push(reason);

const causesOf = (reports: unknown[]) => reports.map((report) => Object(Object(report).originalError).code);

let stack: FaultStack;

beforeAll(async () => {
  process.on('unhandledRejection', recordUnhandled).on('uncaughtException', recordUnhandled);
  stack = await startFaultStack();
});

afterEach(async () => {
  await stack.reset();
  expect(unhandled).toEqual([]);
});

afterAll(async () => {
  await stack.close();
  process.off('unhandledRejection', recordUnhandled).off('uncaughtException', recordUnhandled);
});

const submit = async (execute: Awaited<ReturnType<FaultStack['startGateway']>>['execute'], input = createInquiry()) =>
  (await execute(SUBMIT_INQUIRY, { locale: 'DE', input })).data.submitInquiry;

describe('broken connections to the content service', LONG_TIMEOUT, () => {
  it.each(Object.entries(BROKEN_CONNECTIONS))('S6 retries a read once when its connection %s', async (_name, fault) => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: /product/, when: ({ attempt }) => attempt === 1, ...fault });
    expect(await execute(READ)).toMatchObject({ data: { product: { id: '1' } } });
    expect(stack.proxy.requests(/product/)).toHaveLength(2);
  });

  it.each(Object.entries(BROKEN_CONNECTIONS))(
    'S6 fails only the affected read when its connection always %s',
    async (_name, fault) => {
      const { execute } = await stack.startGateway();
      stack.proxy.inject({ path: /product/, ...fault });
      const { data, errors } = await execute(READ);
      expect(errors).toMatchObject([{ path: ['product'], ...unavailable }]);
      expect(data.areas).not.toHaveLength(0);
      stack.proxy.clear();
      expect(await execute(READ)).toMatchObject({ data: { product: { id: '1' } } });
    },
  );

  it.each(Object.entries(BROKEN_CONNECTIONS))(
    'S6 S9 does not retry a submission when its connection %s; the user can',
    async (_name, fault) => {
      const { execute } = await stack.startGateway();
      const input = createInquiry();
      stack.proxy.inject({ path: /addInfo/, when: ({ attempt }) => attempt === 1, ...fault });
      expect(await submit(execute, input)).toMatchObject({ code: 'SERVICE_ERROR', incident: expect.any(String) });
      expect(stack.proxy.requests(/addInfo/)).toHaveLength(1);
      const { reference } = await submit(execute, input);
      expect(await submit(execute, input)).toMatchObject({ reference });
    },
  );

  it('S6 retries a read on a new connection when the idle timeout of the service closed the old one', async () => {
    const { execute } = await stack.startGateway();
    await execute('{ newsTags { id } }');
    stack.proxy.inject({ dropReused: true });
    expect(await execute('{ product(id: "1") { id } }')).toEqual({ data: { product: { id: '1' } } });
    expect(stack.proxy.requests(/product/)).toMatchObject([{ isReused: true }, { isReused: false }]);
  });

  it('S6 accepts a submission after the service closed all idle connections', async () => {
    const { execute } = await stack.startGateway();
    await execute('{ newsTags { id } }');
    stack.proxy.closeIdleConnections();
    await expect.poll(() => stack.proxy.sockets().open, LONG_TIMEOUT).toBe(0);
    expect(await submit(execute)).toMatchObject({ __typename: 'InquiryAccepted' });
  });

  it('S6 times out when the service does not accept a connection, never responds, or stalls in the body', async () => {
    const unresponsive = await startUnresponsiveService();
    onTestFinished(unresponsive.stop);
    const { execute, reports } = await stack.startGateway();
    const unconnected = await stack.startGateway({ legacyUrl: unresponsive.url });
    stack.proxy.inject({ path: /product|addInfo/, blackhole: true });
    stack.proxy.inject({ when: ({ body }) => body.includes('stalled'), bytesPerSecond: 0.1 });
    const [read, connect, ...refusals] = await Promise.all([
      execute(READ),
      unconnected.execute('{ newsTags { id } }'),
      submit(execute),
      submit(execute, createInquiry({ comments: 'stalled' })),
    ]);
    expect(read.errors).toMatchObject([{ path: ['product'], ...unavailable }]);
    expect(connect.errors).toMatchObject([unavailable]);
    expect(refusals).toMatchObject([{ code: 'SERVICE_ERROR' }, { code: 'SERVICE_ERROR' }]);
    expect(stack.proxy.requests(/addInfo/)).toHaveLength(2);
    expect(causesOf(unconnected.reports)).toContain('UND_ERR_CONNECT_TIMEOUT');
    expect(
      reports.filter((report) => String(Object(report).originalError).includes('operation timed out')),
    ).toHaveLength(2);
    await expect.poll(() => stack.proxy.sockets().open, LONG_TIMEOUT).toBeLessThanOrEqual(1);
  });

  it('S6 S1 succeeds as soon as the service listens again', async () => {
    const { execute } = await stack.startGateway();
    await execute('{ newsTags { id } }');
    await stack.proxy.refuseConnections();
    expect((await execute(READ)).errors).toMatchObject([unavailable, unavailable]);
    expect(await submit(execute)).toMatchObject({ code: 'SERVICE_ERROR' });
    await stack.proxy.acceptConnections();
    expect((await execute(READ)).errors).toBeUndefined();
    expect(await submit(execute)).toMatchObject({ __typename: 'InquiryAccepted' });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import type { Fault } from '../testing/fault.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { startUnresponsiveService } from '../testing/unresponsive-service.ts';

const BREAKS: Record<string, Fault> = {
  'resets it before the first byte': { resetAfter: 0 },
  'resets it in the middle of the body': { resetAfter: 30 },
  'ends it in the middle of a header': { truncateHeaders: true },
  'announces more than it sends': { body: '{"code":200', headers: { 'content-length': '500' }, resetAfter: 11 },
};

const READ = '{ product(id: "1") { id } areas { id } }';

const unavailable = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

const causesOf = (reports: unknown[]) => reports.map((report) => Object(Object(report).originalError).code);

let stack: FaultStack;

beforeAll(async () => {
  process.on('unhandledRejection', note).on('uncaughtException', note);
  stack = await startFaultStack();
});

afterEach(async () => {
  await stack.reset();
  expect(unhandled).toEqual([]);
});

afterAll(async () => {
  await stack.close();
  process.off('unhandledRejection', note).off('uncaughtException', note);
});

const submit = async (ask: Awaited<ReturnType<FaultStack['startGateway']>>['ask'], input = createInquiry()) =>
  (await ask(SUBMIT_INQUIRY, { locale: 'DE', input })).data.submitInquiry;

describe('a content service whose connections break', LONG_TIMEOUT, () => {
  it.each(Object.entries(BREAKS))('S6 is asked once more for a read when it %s', async (_how, fault) => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /product/, when: ({ attempt }) => attempt === 1, ...fault });
    expect(await ask(READ)).toMatchObject({ data: { product: { id: '1' } } });
    expect(stack.proxy.seen(/product/)).toHaveLength(2);
  });

  it.each(Object.entries(BREAKS))('S6 fails nothing but that read when it always %s', async (_how, fault) => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /product/, ...fault });
    const { data, errors } = await ask(READ);
    expect(errors).toMatchObject([{ path: ['product'], ...unavailable }]);
    expect(data.areas).not.toHaveLength(0);
    stack.proxy.clear();
    expect(await ask(READ)).toMatchObject({ data: { product: { id: '1' } } });
  });

  it.each(Object.entries(BREAKS))(
    'S6 S9 is sent a submission once when it %s, and again by hand',
    async (_how, fault) => {
      const { ask } = await stack.startGateway();
      const input = createInquiry();
      stack.proxy.set({ path: /addInfo/, when: ({ attempt }) => attempt === 1, ...fault });
      expect(await submit(ask, input)).toMatchObject({ code: 'SERVICE_ERROR', incident: expect.any(String) });
      expect(stack.proxy.seen(/addInfo/)).toHaveLength(1);
      const { reference } = await submit(ask, input);
      expect(await submit(ask, input)).toMatchObject({ reference });
    },
  );

  it('S6 is asked over a new connection when an old one was closed for idling too long', async () => {
    const { ask } = await stack.startGateway();
    await ask('{ newsTags { id } }');
    stack.proxy.set({ dropReused: true });
    expect(await ask('{ product(id: "1") { id } }')).toEqual({ data: { product: { id: '1' } } });
    expect(stack.proxy.seen(/product/)).toMatchObject([{ isReused: true }, { isReused: false }]);
  });

  it('S6 takes a submission after it has closed all idle connections', async () => {
    const { ask } = await stack.startGateway();
    await ask('{ newsTags { id } }');
    stack.proxy.closeIdle();
    await expect.poll(() => stack.proxy.sockets().open, LONG_TIMEOUT).toBe(0);
    expect(await submit(ask)).toMatchObject({ __typename: 'InquiryAccepted' });
  });

  it('S6 is given up when it does not accept, accepts and never answers, or stops in its answer', async () => {
    const deaf = await startUnresponsiveService();
    onTestFinished(deaf.stop);
    const { ask, reports } = await stack.startGateway();
    const toDeaf = await stack.startGateway({ legacyUrl: deaf.url });
    stack.proxy.set({ path: /product|addInfo/, blackhole: true });
    stack.proxy.set({ when: ({ body }) => body.includes('halting'), drip: 0.1 });
    const [read, unheard, ...refusals] = await Promise.all([
      ask(READ),
      toDeaf.ask('{ newsTags { id } }'),
      submit(ask),
      submit(ask, createInquiry({ comments: 'halting' })),
    ]);
    expect(read.errors).toMatchObject([{ path: ['product'], ...unavailable }]);
    expect(unheard.errors).toMatchObject([unavailable]);
    expect(refusals).toMatchObject([{ code: 'SERVICE_ERROR' }, { code: 'SERVICE_ERROR' }]);
    expect(stack.proxy.seen(/addInfo/)).toHaveLength(2);
    expect(causesOf(toDeaf.reports)).toContain('UND_ERR_CONNECT_TIMEOUT');
    expect(reports.filter((report) => String(Object(report).originalError).includes('ran out of time'))).toHaveLength(
      2,
    );
    await expect.poll(() => stack.proxy.sockets().open, LONG_TIMEOUT).toBeLessThanOrEqual(1);
  });

  it('S6 S1 is asked again as soon as it listens again', async () => {
    const { ask } = await stack.startGateway();
    await ask('{ newsTags { id } }');
    await stack.proxy.refuse();
    expect((await ask(READ)).errors).toMatchObject([unavailable, unavailable]);
    expect(await submit(ask)).toMatchObject({ code: 'SERVICE_ERROR' });
    await stack.proxy.accept();
    expect((await ask(READ)).errors).toBeUndefined();
    expect(await submit(ask)).toMatchObject({ __typename: 'InquiryAccepted' });
  });
});

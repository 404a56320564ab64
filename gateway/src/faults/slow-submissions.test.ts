import { listLeads } from '@heliograph/legacy/leads.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { createLatch } from '../testing/latch.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const ADD_INFO = /addInfo/;

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

beforeEach(async () => {
  await stack.db.deleteFrom('leads').execute();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

const stored = async () => (await listLeads(stack.db, {})).map(({ id }) => id);

type Ask = Awaited<ReturnType<FaultStack['startGateway']>>['ask'];

const submit = async (ask: Ask, input: object, locale = 'DE') =>
  (await ask(SUBMIT_INQUIRY, { locale, input })).data.submitInquiry;

/** Sends a form that is stored, but not acknowledged before the gateway gives up. */
async function submitTooSlowly(ask: Ask, input: object) {
  const gate = createLatch();
  stack.proxy.set({ path: ADD_INFO, responseLatch: gate });
  expect(await submit(ask, input)).toMatchObject({ code: 'SERVICE_ERROR' });
  expect(await stored()).toHaveLength(1);
  return gate;
}

describe('a content service that is slow to store', LONG_TIMEOUT, () => {
  it('S9 is waited for until the operation runs out of time', async () => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: ADD_INFO, responseLatency: 3_200 });
    const { reference } = await submit(ask, createInquiry());
    expect(await stored()).toEqual([reference]);
  });

  it('S9 acknowledges at once what it stored too late, even when it does not answer any more', async () => {
    const { ask } = await stack.startGateway();
    const input = createInquiry();
    const gate = await submitTooSlowly(ask, input);
    gate.open();
    stack.proxy.set({ path: ADD_INFO, blackhole: true });
    const { reference } = await submit(ask, input);
    expect(await stored()).toEqual([reference]);
    expect(stack.proxy.seen(ADD_INFO)).toHaveLength(1);
  });

  it('S9 is not asked again while it is still at it', async () => {
    const { ask } = await stack.startGateway();
    const input = createInquiry();
    const gate = await submitTooSlowly(ask, input);
    const again = submit(ask, { ...input, idempotencyKey: input.idempotencyKey.toUpperCase() });
    gate.open();
    expect(await stored()).toEqual([(await again).reference]);
    expect(stack.proxy.seen(ADD_INFO)).toHaveLength(1);
  });

  it('S9 acknowledges at once in another locale and at another gateway', async () => {
    const { ask } = await stack.startGateway();
    const input = createInquiry();
    const gate = await submitTooSlowly(ask, input);
    gate.open();
    stack.proxy.clear();
    const other = await stack.startGateway();
    const references = [await submit(ask, input, 'CN'), await submit(other.ask, input, 'EN')].map(
      (answer) => answer.reference,
    );
    expect(new Set(references)).toEqual(new Set(await stored()));
  });

  it('S9 still refuses other content under the key of what it stored too late', async () => {
    const { ask } = await stack.startGateway();
    const input = createInquiry();
    const gate = await submitTooSlowly(ask, input);
    gate.open();
    stack.proxy.clear();
    expect(await submit(ask, { ...input, comments: 'Other' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

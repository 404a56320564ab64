import { listLeads } from '@heliograph/legacy/leads.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { createHold } from '../testing/hold-requests.ts';
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

type Execute = Awaited<ReturnType<FaultStack['startGateway']>>['execute'];

const submit = async (execute: Execute, input: object, locale = 'DE') =>
  (await execute(SUBMIT_INQUIRY, { locale, input })).data.submitInquiry;

/** Submits a form that is stored, but acknowledged only after the gateway has timed out. */
async function submitWithTimeout(execute: Execute, input: object) {
  const hold = createHold();
  stack.proxy.inject({ path: ADD_INFO, responseHold: hold });
  expect(await submit(execute, input)).toMatchObject({ code: 'SERVICE_ERROR' });
  expect(await stored()).toHaveLength(1);
  return hold;
}

describe('a content service that acknowledges submissions slowly', LONG_TIMEOUT, () => {
  it('S9 has until the operation deadline to acknowledge', async () => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: ADD_INFO, responseLatency: 3_200 });
    const { reference } = await submit(execute, createInquiry());
    expect(await stored()).toEqual([reference]);
  });

  it('S9 is not called again for a submission that it acknowledged late', async () => {
    const { execute } = await stack.startGateway();
    const input = createInquiry();
    const hold = await submitWithTimeout(execute, input);
    hold.release();
    stack.proxy.inject({ path: ADD_INFO, blackhole: true });
    const { reference } = await submit(execute, input);
    expect(await stored()).toEqual([reference]);
    expect(stack.proxy.requests(ADD_INFO)).toHaveLength(1);
  });

  it('S9 receives no second call while the first one is in flight', async () => {
    const { execute } = await stack.startGateway();
    const input = createInquiry();
    const hold = await submitWithTimeout(execute, input);
    const retry = submit(execute, { ...input, idempotencyKey: input.idempotencyKey.toUpperCase() });
    hold.release();
    expect(await stored()).toEqual([(await retry).reference]);
    expect(stack.proxy.requests(ADD_INFO)).toHaveLength(1);
  });

  it('S9 acknowledges a retry in another locale or from another gateway', async () => {
    const { execute } = await stack.startGateway();
    const input = createInquiry();
    const hold = await submitWithTimeout(execute, input);
    hold.release();
    stack.proxy.clear();
    const other = await stack.startGateway();
    const references = [await submit(execute, input, 'CN'), await submit(other.execute, input, 'EN')].map(
      ({ reference }) => reference,
    );
    expect(new Set(references)).toEqual(new Set(await stored()));
  });

  it('S9 rejects other content with the idempotency key of a submission that it acknowledged late', async () => {
    const { execute } = await stack.startGateway();
    const input = createInquiry();
    const hold = await submitWithTimeout(execute, input);
    hold.release();
    stack.proxy.clear();
    expect(await submit(execute, { ...input, comments: 'Other' })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

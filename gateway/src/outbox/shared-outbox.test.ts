import { listLeads } from '@heliograph/legacy/leads.ts';
import { startPostgres } from '@heliograph/legacy/start-postgres.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInquiry } from '../slices/inquiries/inquiries.fixture.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { inquire, submit, waitUntil } from './outbox.fixture.ts';
import { openPostgresConnection } from './postgres-connection.ts';

const bin = process.env.POSTGRES_BIN;
const ADD_INFO = /addInfo/;
const timing = { pollMs: 300, backoffMs: 300, maxBackoffMs: 600, setAsideMs: 100, maxSetAsideMs: 200 };

describe.skipIf(!bin)('two gateways that share an outbox on PostgreSQL', LONG_TIMEOUT, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let stack: FaultStack;

  beforeEach(async () => {
    postgres = await startPostgres(bin ?? '');
    stack = await startFaultStack();
  });
  afterEach(async () => {
    await stack.close();
    await postgres.stop();
  });

  const startGateway = () =>
    stack.startGateway({ outboxUrl: postgres.url, outboxTiming: timing, rateLimits: { inquiry: 1000 } });
  const stored = async () => (await listLeads(stack.db, {})).map(({ id }) => id);

  it('deliver the submissions of both once and in order, and know those of the other', async () => {
    const [one, other] = [await startGateway(), await startGateway()];
    await stack.proxy.refuseConnections();
    const references: string[] = [];
    for (let count = 0; count < 4; count++) {
      const { reference } = await inquire(count % 2 === 0 ? one : other, { comments: `Number ${count}` });
      references.push(reference);
    }
    const input = createInquiry();
    const repeated = await Promise.all(
      Array.from({ length: 4 }, (_, index) => submit(index % 2 === 0 ? one : other, 'submitInquiry', input)),
    );
    references.push(...new Set<string>(repeated.map(({ reference }) => reference)));
    await stack.proxy.acceptConnections();
    await waitUntil(async () => (await stored()).length === 5);
    expect((await stored()).toSorted()).toEqual(references.toSorted());
    const comments = stack.proxy.requests(ADD_INFO).map(({ body }) => JSON.parse(body).comments);
    expect(comments).toEqual([...Array.from({ length: 4 }, (_, count) => `Number ${count}`), input.comments]);
    expect(await submit(other, 'submitInquiry', input)).toMatchObject({ reference: references.at(-1) });
  });

  it('take over the queue of a gateway that has stopped', async () => {
    const one = await startGateway();
    await stack.proxy.refuseConnections();
    const { reference } = await inquire(one);
    await stack.reset();
    await startGateway();
    await waitUntil(async () => (await stored()).length === 1);
    expect(await stored()).toEqual([reference]);
  });

  it('refuse a form if neither the content service nor the database responds, and recover', async () => {
    const gateway = await startGateway();
    await inquire(gateway);
    await stack.proxy.refuseConnections();
    const database = openPostgresConnection(postgres.url, () => {});
    await database.query('alter table outbox_submissions rename to gone');
    const input = createInquiry();
    expect(await submit(gateway, 'submitInquiry', input)).toMatchObject({ code: 'SERVICE_ERROR' });
    await database.query('alter table gone rename to outbox_submissions');
    expect(await submit(gateway, 'submitInquiry', input)).toMatchObject({ delivery: 'QUEUED' });
    await database.close();
  });
});

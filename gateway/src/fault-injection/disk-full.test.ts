import { openDatabase } from '@heliograph/legacy/database.ts';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toFormRateLimits } from '../forms/rate-limiter.ts';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startFaultStack } from '../testing/fault-stack.ts';
import { canMountTmpfs, startGatewayOnSmallDisk, startServiceOnSmallDisk } from '../testing/small-disk.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const READS = ['{ newsArticles { totalCount } }', '{ materials { totalCount } }', '{ areas { id } }'];

const LONG = 'A sentence to fill the disk with. '.repeat(55);

/** More submissions than fit once the disk is full. */
const MAX_SUBMISSIONS = 3_000;

describe.skipIf(!canMountTmpfs())(
  'a content service with a full disk (requires permission to mount)',
  LONG_TIMEOUT,
  () => {
    it('S11 rejects submissions in the locale of the user, serves reads, recovers, and loses no acknowledged submission', async () => {
      const service = await startServiceOnSmallDisk();
      onTestFinished(service.stop);
      const stack = await startFaultStack();
      onTestFinished(stack.close);
      const startGateway = () =>
        stack.startGateway({ legacyUrl: service.url, rateLimits: toFormRateLimits(2 * MAX_SUBMISSIONS) });
      const gateway = await startGateway();
      const submit = async (input: object) =>
        (await gateway.execute(SUBMIT_INQUIRY, { locale: 'DE', input })).data.submitInquiry;

      const acknowledged: string[] = [];
      for (let count = 0; count < 5; count++) acknowledged.push((await submit(createInquiry())).reference);
      service.fill();
      const input = createInquiry({ comments: LONG });
      let last = await submit(input);
      for (let count = 0; count < MAX_SUBMISSIONS && last.reference; count++) {
        acknowledged.push(last.reference);
        input.idempotencyKey = crypto.randomUUID();
        last = await submit(input);
      }
      expect(last).toMatchObject({ code: 'SERVICE_ERROR', message: formMessages.de.serverException });

      const { execute } = await startGateway();
      for (const query of READS) expect((await execute(query)).errors).toBeUndefined();

      service.freeSpace();
      acknowledged.push((await submit(input)).reference);
      const db = await openDatabase(service.copyDatabase());
      const stored = (await listLeads(db, {})).map(({ id }) => id);
      await db.destroy();
      expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    }, 60_000);
  },
);

describe.skipIf(!canMountTmpfs())('a gateway with a full disk (requires permission to mount)', LONG_TIMEOUT, () => {
  it('S11 rejects submissions that it cannot queue, serves reads, recovers, and loses no acknowledged submission', async () => {
    const stack = await startFaultStack();
    onTestFinished(stack.close);
    const gateway = await startGatewayOnSmallDisk({
      LEGACY_API_URL: stack.proxy.url,
      FORM_RATE_LIMIT: String(20 * MAX_SUBMISSIONS),
      // Its first check purges the caches.
      CHANGE_POLL_MS: '0',
    });
    onTestFinished(gateway.stop);
    const execute = async (query: string, variables: object = {}) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read the fields that they selected.
      return (await response.json()) as { data: any; errors?: unknown };
    };
    const submit = async (input: object) => (await execute(SUBMIT_INQUIRY, { locale: 'CN', input })).data.submitInquiry;

    await execute(READS[0] ?? '');
    await stack.proxy.refuseConnections();
    const acknowledged: string[] = [];
    for (let count = 0; count < 5; count++) acknowledged.push((await submit(createInquiry())).reference);
    gateway.fill();
    const input = createInquiry({ comments: LONG });
    let last = await submit(input);
    for (let count = 0; count < MAX_SUBMISSIONS && last.reference; count++) {
      acknowledged.push(last.reference);
      input.idempotencyKey = crypto.randomUUID();
      last = await submit(input);
    }
    expect(last).toMatchObject({ code: 'SERVICE_ERROR', message: formMessages.cn.serviceError });
    expect((await execute(READS[0] ?? '')).errors).toBeUndefined();

    gateway.freeSpace();
    acknowledged.push((await submit(input)).reference);
    await stack.proxy.acceptConnections();
    await vi.waitUntil(async () => (await listLeads(stack.db, {})).length >= acknowledged.length, { timeout: 60_000 });
    const stored = (await listLeads(stack.db, {})).map(({ id }) => id);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  }, 90_000);
});

import { openDatabase } from '@heliograph/legacy/database.ts';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toFormRateLimits } from '../forms/rate-limiter.ts';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startFaultStack } from '../testing/fault-stack.ts';
import { canMountTmpfs, startServiceOnSmallDisk } from '../testing/small-disk.ts';
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

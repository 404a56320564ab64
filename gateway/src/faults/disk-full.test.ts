import { openDatabase } from '@heliograph/legacy/database.ts';
import { listLeads } from '@heliograph/legacy/leads.ts';
import { formMessages } from '@heliograph/schema/rules/messages.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toFormRateLimits } from '../forms/rate-limiter.ts';
import { createInquiry, SUBMIT_INQUIRY } from '../slices/inquiries/inquiries.fixture.ts';
import { startFaultStack } from '../testing/fault-stack.ts';
import { canMountTmpfs, startServiceOnSmallDisk } from '../testing/small-disk.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const READS = ['{ newsArticles { totalCount } }', '{ materials { totalCount } }', '{ areas { id } }'];

const LONG = 'A sentence to fill the disk with. '.repeat(55);

/** More submissions than there is room for once the disk is full. */
const MANY = 3_000;

describe.skipIf(!canMountTmpfs())('a content service whose disk is full (needs leave to mount)', LONG_TIMEOUT, () => {
  it('S11 refuses submissions in the language of the visitor, reads on, and heals; nothing acknowledged is lost', async () => {
    const service = await startServiceOnSmallDisk();
    onTestFinished(service.stop);
    const stack = await startFaultStack();
    onTestFinished(stack.close);
    const startGateway = () => stack.startGateway({ legacyUrl: service.url, rateLimits: toFormRateLimits(2 * MANY) });
    const gateway = await startGateway();
    const submit = async (input: object) =>
      (await gateway.ask(SUBMIT_INQUIRY, { locale: 'DE', input })).data.submitInquiry;

    const acknowledged: string[] = [];
    for (let count = 0; count < 5; count++) acknowledged.push((await submit(createInquiry())).reference);
    service.fill();
    const input = createInquiry({ comments: LONG });
    let refused = await submit(input);
    for (let count = 0; count < MANY && refused.reference; count++) {
      acknowledged.push(refused.reference);
      input.idempotencyKey = crypto.randomUUID();
      refused = await submit(input);
    }
    expect(refused).toMatchObject({ code: 'SERVICE_ERROR', message: formMessages.de.serverException });

    const { ask } = await startGateway();
    for (const read of READS) expect((await ask(read)).errors).toBeUndefined();

    service.freeSpace();
    acknowledged.push((await submit(input)).reference);
    const db = await openDatabase(service.copyDatabase());
    const stored = (await listLeads(db, {})).map(({ id }) => id);
    await db.destroy();
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  }, 60_000);
});

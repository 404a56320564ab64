import { waitForDelivery } from '../crash-recovery/wait-for-delivery.ts';
import { describeStored, isComplete, listFailed, reportAssertion } from './assertion.ts';
import { compareWithStore } from './compare-with-store.ts';
import { createRequestLog } from './request-log.ts';
import type { TwoInstances } from './start.ts';
import { createSubmissions } from './submissions.ts';

const SUBMISSIONS_BETWEEN = 20;

/** S9: kills the content service and a gateway; the gateways queue submissions in PostgreSQL and deliver them later. */
export async function checkOutbox({
  origin,
  clientAddresses,
  mailFolder,
  contentService,
  gateways,
  database,
}: TwoInstances): Promise<boolean> {
  const since = new Date().toISOString();
  const requestLog = createRequestLog();
  const submissions = createSubmissions({ origin, clientAddresses, mailFolder }, requestLog);
  // Errors are in the request log.
  const submit = () =>
    Promise.all(Array.from({ length: SUBMISSIONS_BETWEEN }, () => submissions.inquire().catch(() => {})));
  await contentService.kill();
  await submit();
  await gateways[0].kill();
  await submit();
  await gateways[0].start();
  await submit();
  await contentService.start();
  await submit();
  const refused = await waitForDelivery(database);
  await submissions.close();
  const failed = listFailed(requestLog.all);
  const stored = await compareWithStore(database, { journal: submissions.journal, since });
  return reportAssertion(
    'S9',
    failed.length === 0 && isComplete(stored) && refused === 0,
    `content service killed, then a gateway: ${failed.length} failed; ${describeStored(stored)}, ${refused} refused`,
  );
}

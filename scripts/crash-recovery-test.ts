import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestEnv } from './addresses.ts';
import { compareWithStore } from './crash-recovery/compare-with-store.ts';
import { crash } from './crash-recovery/crash.ts';
import { startServices } from './crash-recovery/services.ts';
import { createJournal, submit } from './crash-recovery/submissions.ts';
import { waitForDelivery } from './crash-recovery/wait-for-delivery.ts';
import { log } from './log.ts';
import { stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';

const NO_LIMIT = '1000000000';

/**
 * S8 crash recovery: repeatedly kills the gateway, the content service, or both during submissions and restarts them. While
 * the content service is down, submissions go on and are queued. Then retries all unacknowledged submissions with their
 * idempotency keys, and waits until the queue is empty. Each submission must be stored exactly once.
 * Usage: node scripts/crash-recovery-test.ts --crashes 200
 */
const { values } = parseArgs({ options: { crashes: { type: 'string', default: '200' } } });
const crashes = Number(values.crashes);
stopAllOnSignal(1);
const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
try {
  process.exitCode = (await testCrashRecovery()) ? 0 : 1;
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function testCrashRecovery(): Promise<boolean> {
  const env = await createTestEnv(folder);
  process.env.FORM_RATE_LIMIT = NO_LIMIT;
  await generateTypes();
  const journal = createJournal();
  const services = await startServices(env);
  for (let count = 1; count <= crashes; count++) {
    await crash(count, services, journal);
    if (count % 20 === 0) log(`Crash ${count} of ${crashes}, ${journal.references.size} submissions`);
  }
  for (const [key, reference] of journal.references) {
    if (!reference) journal.references.set(key, (await submit(services.url, key))?.reference);
  }
  const refused = await waitForDelivery(env.OUTBOX_URL);
  await stopAll();
  const { lost, twice, unknown } = await compareWithStore(env.DATABASE_URL, journal.references);
  log(
    `${crashes} crashes, ${journal.references.size} submissions, ${journal.queued} of them queued: ` +
      `${lost} lost, ${twice} stored twice, ${unknown} unknown, ${refused} refused`,
  );
  return lost + twice + unknown + refused === 0 && journal.queued > 0;
}

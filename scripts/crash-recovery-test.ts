import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../legacy/src/store/database.ts';
import { listLeads } from '../legacy/src/store/leads.ts';
import { createTestEnv } from './addresses.ts';
import { log } from './log.ts';
import { type Service, stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes, startBackend } from './stack.ts';

const SUBMIT = `mutation ($input: InquiryInput!) {
  submitInquiry(input: $input) { ... on InquiryAccepted { reference } ... on FormRefusal { code } }
}`;

const WRITERS = 8;
const MIN_BEFORE_KILL = 5;
const NO_LIMIT = '1000000000';

/** References of acknowledged submissions by idempotency key; undefined if not acknowledged. */
type Journal = Map<string, string | undefined>;

/**
 * Crash recovery: repeatedly kills the content service or the gateway during submissions and restarts it. Then retries
 * all unacknowledged submissions with their idempotency keys. Each submission must be stored exactly once.
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
  const start = () => startBackend(env, () => {});
  process.env.FORM_RATE_LIMIT = NO_LIMIT;
  await generateTypes();
  const journal: Journal = new Map();
  let services = await start();
  for (let crash = 1; crash <= crashes; crash++) {
    await writeUntilKilled(`${env.GATEWAY_URL}/graphql`, journal, services[crash % services.length]);
    await stopAll();
    services = await start();
    if (crash % 20 === 0) log(`Crash ${crash} of ${crashes}, ${journal.size} submissions`);
  }
  for (const [key, reference] of journal) {
    if (!reference) journal.set(key, await submit(`${env.GATEWAY_URL}/graphql`, key));
  }
  await stopAll();
  return compareWithStore(env.DATABASE_URL, journal);
}

async function writeUntilKilled(url: string, journal: Journal, victim: Service | undefined): Promise<void> {
  let acknowledged = 0;
  let isStopped = false;
  const write = async () => {
    while (!isStopped) {
      const key = randomUUID();
      journal.set(key, undefined);
      const reference = await submit(url, key).catch(() => undefined);
      journal.set(key, reference);
      if (reference) acknowledged += 1;
      if (acknowledged >= MIN_BEFORE_KILL) victim?.kill();
      if (!reference) isStopped = true;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

async function submit(url: string, idempotencyKey: string): Promise<string | undefined> {
  const input = {
    idempotencyKey,
    firstName: 'Crash',
    email: 'crash@labor.de',
    country: '276',
    company: 'Labor',
    mobilePrefix: '+49',
    phone: '3023125017',
    industry: 'DENTAL_LABS',
    comments: idempotencyKey,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SUBMIT, variables: { input } }),
  });
  const { data } = (await response.json()) as { data?: { submitInquiry?: { reference?: string } } };
  return data?.submitInquiry?.reference;
}

async function compareWithStore(databaseUrl: string, journal: Journal): Promise<boolean> {
  const db = await openDatabase(databaseUrl);
  const stored = (await listLeads(db, {})).map(({ id, comments }) => ({ reference: id, key: String(comments) }));
  await db.destroy();
  const byKey = new Map(stored.map(({ key, reference }) => [key, reference]));
  const lost = [...journal].filter(([key, reference]) => !reference || byKey.get(key) !== reference);
  const twice = stored.length - new Set(stored.map(({ key }) => key)).size;
  const unknown = stored.filter(({ key }) => !journal.has(key)).length;
  log(
    `${crashes} crashes, ${journal.size} submissions: ${lost.length} lost, ${twice} stored twice, ${unknown} unknown`,
  );
  return lost.length + twice + unknown === 0;
}

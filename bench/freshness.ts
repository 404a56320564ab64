import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { changeRecord } from '../gateway/src/testing/overwrite-record.ts';
import { openDatabase } from '../legacy/src/store/database.ts';
import { fail, log } from '../scripts/log.ts';
import { stopAll, stopAllOnSignal } from '../scripts/processes.ts';
import { findProgram } from '../scripts/test-programs.ts';
import { isSiteBuilt } from '../scripts/two-instances/instances.ts';
import { signalPrograms, stopPrograms } from '../scripts/two-instances/programs.ts';
import { findPrograms, startTwoInstances } from '../scripts/two-instances/start.ts';
import { startPageReader } from '../web/e2e/page-reader.ts';
import { quantile } from './statistics.ts';

/**
 * Measures the time from a committed change of a record to the changed page in a browser: two gateways and two sites behind
 * nginx. Usage: node bench/freshness.ts [--rounds 100]
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const PAGES = ['/hardware/A2D', '/cn/hardware/A2D', '/de/hardware/A2D'];
const RECORD = { kind: 'product', id: '1' };
const LOST_AFTER_MS = 30_000;
/** Changes are not in step with polls and with the cache of nginx. */
const MAX_PAUSE_MS = 2_000;

process.chdir(join(import.meta.dirname, '..'));
const programs = await findPrograms();
const chromium = findProgram('chromium');
if (!programs || !chromium) fail('The measurement needs nginx, Redis, PostgreSQL, and Chromium.');
if (!isSiteBuilt()) fail('Build the site first: node scripts/two-instances.ts --build');

const folder = mkdtempSync(join(tmpdir(), 'heliograph-freshness-'));
stopAllOnSignal(1, signalPrograms);
try {
  const { origin, database } = await startTwoInstances(programs, folder);
  const reader = await startPageReader(chromium);
  const db = await openDatabase(database);
  const times: number[] = [];
  for (let round = 1; round <= Number(values.rounds); round++) {
    const name = `Change ${round} of ${values.rounds}`;
    await reader.open(origin + PAGES[round % PAGES.length]);
    await sleep(Math.random() * MAX_PAUSE_MS);
    await changeRecord(db, RECORD.kind, RECORD.id, { name });
    const changedAt = performance.now();
    await reader.waitUntilShown(name, LOST_AFTER_MS);
    times.push(performance.now() - changedAt);
  }
  await reader.close();
  await db.destroy();
  log(toReport(times));
} finally {
  await stopAll();
  await stopPrograms();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();

function toReport(times: readonly number[]): string {
  const at = (share: number) => Math.round(quantile(times, share)).toLocaleString('en-GB');
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}, ${cpus()[0]?.model.trim()}`,
    '',
    '| Changes | p50, ms | p90, ms | p99, ms | Slowest, ms |',
    '| --- | --- | --- | --- | --- |',
    `| ${times.length} | ${at(0.5)} | ${at(0.9)} | ${at(0.99)} | ${at(1)} |`,
  ].join('\n');
}

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../gateway/src/testing/free-port.ts';
import { fail, log } from '../scripts/log.ts';
import { startService, stopAll, stopAllOnSignal } from '../scripts/processes.ts';
import { generateTypes } from '../scripts/stack.ts';
import { measureExecuted } from './loads/executed.ts';
import { measureHot } from './loads/hot.ts';
import { measureOverload } from './loads/overload.ts';
import { measureStampede } from './loads/stampede.ts';
import { leaveMeasuredCore, startServer } from './servers.ts';
import { type Row, toTable } from './table.ts';
import { requireWrk } from './wrk.ts';

/** Measures the gateway and prints a table in Markdown. Usage: node bench/run.ts [--quick] */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const pace = values.quick
  ? { hot: { rounds: 2, seconds: 1 }, executed: { rounds: 2, seconds: 3 }, overload: { rounds: 1, seconds: 4 } }
  : { hot: { rounds: 7, seconds: 2 }, executed: { rounds: 7, seconds: 4 }, overload: { rounds: 3, seconds: 10 } };

if (process.platform !== 'linux' || cpus().length < 2 || spawnSync('which', ['taskset']).status !== 0) {
  fail('The benchmark needs Linux with taskset and two cores: one for the server, one for the load.');
}
await requireWrk();
stopAllOnSignal(1);
process.chdir(join(import.meta.dirname, '..'));
const manifest = '.data/persisted-operations.json';
const folder = mkdtempSync(join(tmpdir(), 'heliograph-bench-'));
try {
  const start = new Date();
  await generateTypes();
  leaveMeasuredCore();
  const rows = await measure(await startContentService());
  log(`${toTitle(start)}\n\n${toTable(rows)}`);
} finally {
  await stopAll();
  rmSync(folder, { recursive: true });
}

async function startContentService(): Promise<string> {
  const [port, certificatePort] = [await findFreePort(), await findFreePort()];
  const legacyUrl = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    CERTIFICATE_PORT: String(certificatePort),
    DATABASE_URL: `sqlite:${join(folder, 'legacy.db')}`,
  };
  await startService({ name: 'The content service', args: ['legacy/src/main.ts'], env }, `${legacyUrl}/healthz`);
  return legacyUrl;
}

async function measure(legacyUrl: string): Promise<Row[]> {
  const hot = await measureHot({ legacyUrl, manifest, ...pace.hot });
  const executed = await measureExecuted({ legacyUrl, manifest, ...pace.executed });
  const stampede = await measureStampede(legacyUrl, manifest);
  const content = await startServer('content-service.ts', { legacyUrl, delay: 0, unique: 'nothing' }, 'others');
  const overload = await measureOverload({ content, manifest, ...pace.overload });
  await content.stop();
  return [...hot, ...executed, stampede, overload];
}

function toTitle(start: Date): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', 'gateway', 'schema', 'bench') !== '';
  const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`;
  const minutes = Math.round((Date.now() - start.getTime()) / 60_000);
  return [
    `${start.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, Node ${process.version}`,
    `${cpus()[0]?.model.trim()}, server on one core, load on another, ${minutes} min${values.quick ? ' (quick)' : ''}`,
  ].join('; ');
}

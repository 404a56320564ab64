import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestEnv } from './addresses.ts';
import { log } from './log.ts';
import { stopAll, stopAllOnSignal } from './processes.ts';
import { buildGraphiql, buildSite, generateTypes, startBackend } from './stack.ts';
import { check } from './two-instances/check.ts';
import { signalPrograms, stopPrograms } from './two-instances/programs.ts';
import { findPrograms, startTwoInstances } from './two-instances/start.ts';

/**
 * Two gateways and two sites behind nginx, as in docker-compose.yml, but without containers.
 *   node scripts/two-instances.ts                       starts them
 *   node scripts/two-instances.ts --check [--rounds 20] restarts the gateways and injects Redis faults under load
 *   node scripts/two-instances.ts --gateways            starts no sites, so that a check does not render pages
 *   node scripts/two-instances.ts --build               builds the site and GraphiQL, and exits
 */
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    gateways: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '20' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'heliograph-two-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
stopAllOnSignal(values.build || values.check ? 1 : 0, signalPrograms);
let isSuccess = false;
try {
  isSuccess = await (values.build ? build() : run());
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
} finally {
  await stopAll();
  await stopPrograms();
}
process.exit(isSuccess ? 0 : 1);

/** Used by deploy/Dockerfile. */
async function build(): Promise<boolean> {
  const env = await createTestEnv(folder);
  const { SITE_URL = env.SITE_URL, CDN_URL = '', TRACKING_PIXEL_URL = '', WECHAT_QR_URL = '' } = process.env;
  await generateTypes();
  await buildGraphiql();
  await startBackend(env);
  await buildSite({ ...env, SITE_URL, CDN_URL, TRACKING_PIXEL_URL, WECHAT_QR_URL });
  return true;
}

async function run(): Promise<boolean> {
  const programs = await findPrograms();
  if (!programs) {
    log('Skipped: two instances need nginx, Redis and PostgreSQL.');
    return values.check;
  }
  await generateTypes();
  await buildGraphiql();
  const instances = await startTwoInstances(programs, folder, { hasSites: !values.gateways });
  if (values.check) return check(instances, Number(values.rounds));
  log(`\nTwo instances are running at ${instances.origin}. Press Ctrl-C to stop.`);
  return new Promise(() => {});
}

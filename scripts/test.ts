import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestEnv } from './addresses.ts';
import { type Count, runChecks } from './checks.ts';
import { getChromium } from './chromium.ts';
import { log } from './log.ts';
import { getPostgres } from './postgres.ts';
import { findFreePort, run, runInherited, stopAll, stopAllOnSignal } from './processes.ts';
import { getRedis } from './redis.ts';
import { slowestTests } from './slowest-tests.ts';
import { buildGraphiql, buildSite, startBackend, startSite } from './stack.ts';

const BROWSER_REPORT = 'web/test-results/report.json';

stopAllOnSignal(1);
const unit = await timed('checks and unit tests', () => runChecks({ ...getPostgres(), ...getRedis() }));
const kills = await timed('kill rounds', runKillRounds);
const browser = await timed('browser tests', runBrowserTests);
const instances = await timed('two instances', runTwoInstances);
await stopAll();

const passed = unit.passed + kills.passed + browser.passed + instances.passed;
const failed = unit.failed + kills.failed + browser.failed + instances.failed;
log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function timed<T>(phase: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  log(`  ${phase}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  return result;
}

/** A short run; `test:long` runs 200 rounds. */
async function runKillRounds(): Promise<Count> {
  const { code, output } = await run({ name: 'kill rounds', args: ['scripts/kill-rounds.ts', '--rounds', '4'] });
  log(`${code === 0 ? '✓' : '✗'} ${output.trim().split('\n').at(-1)}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Two instances behind nginx, with the site build of the browser tests. Each assertion prints a line with ✓ or ✗. */
async function runTwoInstances(): Promise<Count> {
  const args = ['scripts/two-instances.ts', '--check', '--rounds', '2'];
  const { code, output } = await run({ name: 'two instances', args });
  const assertions = output.split('\n').filter((line) => /^[✓✗]/.test(line));
  log(code === 0 ? assertions.join('\n') : output.trim());
  const passed = assertions.filter((line) => line.startsWith('✓')).length;
  return { passed, failed: code === 0 ? 0 : Math.max(1, assertions.length - passed) };
}

/** Playwright against the production build, with a separate database and free ports. */
async function runBrowserTests(): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
  try {
    const chromium = getChromium();
    const env = await createTestEnv(folder);
    const sitePort = await findFreePort();
    await buildGraphiql();
    await startBackend(env);
    await buildSite(env);
    await startSite(env, sitePort);
    log('Running the browser tests …');
    rmSync(BROWSER_REPORT, { force: true });
    const playwright = (...options: string[]) =>
      runInherited({
        name: 'browser tests',
        args: ['node_modules/@playwright/test/cli.js', 'test', ...options],
        cwd: 'web',
        env: { SITE_ORIGIN: `http://localhost:${sitePort}`, GATEWAY_URL: env.GATEWAY_URL, CHROMIUM_PATH: chromium },
      });
    const code = await playwright();
    const report = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
    log(`  slowest tests:\n${slowestTests(report).join('\n')}`);
    const { stats } = report;
    const failed = stats.unexpected + stats.flaky;
    // Records traces; the result of the first run stands.
    if (failed > 0) await playwright('--last-failed', '--trace=on', '--reporter=line');
    return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

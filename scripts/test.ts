import { readFileSync, rmSync } from 'node:fs';
import { withTestSite } from './browser-tests.ts';
import { type Count, runChecks } from './checks.ts';
import { log } from './log.ts';
import { getPostgres } from './postgres.ts';
import { run, stopAll, stopAllOnSignal } from './processes.ts';
import { getRedis } from './redis.ts';
import { slowestTests } from './slowest-tests.ts';

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

/** Playwright against the production build. */
async function runBrowserTests(): Promise<Count> {
  try {
    return await withTestSite(async (playwright) => {
      log('Running the browser tests …');
      rmSync(BROWSER_REPORT, { force: true });
      const code = await playwright();
      const report = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
      log(`  slowest tests:\n${slowestTests(report).join('\n')}`);
      const { stats } = report;
      const failed = stats.unexpected + stats.flaky;
      // Records traces; the result of the first run stands.
      if (failed > 0) await playwright('--last-failed', '--trace=on', '--reporter=line');
      return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
    });
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestEnv } from './addresses.ts';
import { type Count, runChecks } from './checks.ts';
import { getChromium } from './chromium.ts';
import { findFreePort, runInTheOpen, stopAll, stopAllOnSignal } from './processes.ts';
import { say } from './say.ts';
import { buildSite, startBackend, startSite } from './stack.ts';

const BROWSER_REPORT = 'web/test-results/report.json';

stopAllOnSignal(1);
const unit = await runChecks();
const browser = await runBrowserTests();
await stopAll();

say(`\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);
process.exit(unit.failed + browser.failed > 0 ? 1 : 0);

/** The production build in a real browser, with a database and ports of its own. */
async function runBrowserTests(): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
  try {
    const chromium = getChromium();
    const env = await createTestEnv(folder);
    const sitePort = await findFreePort();
    await startBackend(env);
    await buildSite(env);
    await startSite(env, sitePort);
    say('Testing in the browser …');
    rmSync(BROWSER_REPORT, { force: true });
    const code = await runInTheOpen({
      name: 'browser tests',
      args: ['node_modules/@playwright/test/cli.js', 'test'],
      cwd: 'web',
      env: { SITE_ORIGIN: `http://localhost:${sitePort}`, CHROMIUM_PATH: chromium },
    });
    const { stats } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

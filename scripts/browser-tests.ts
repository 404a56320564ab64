import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../gateway/src/testing/free-port.ts';
import { createTestEnv } from './addresses.ts';
import { log } from './log.ts';
import { runInherited, type Service } from './processes.ts';
import { buildGraphiql, buildSite, startBackend, startSite } from './stack.ts';
import { findProgram } from './test-programs.ts';
import { readPlaywrightReport, type TestResult, toSingleResult } from './test-report.ts';

/** A running site with a separate database. */
export type TestSite = { origin: string; gatewayUrl: string; stop: () => Promise<void> };

/** Builds the site if its sources changed, and starts it on free ports. Its CDN is the site itself, at another origin. */
export async function startTestSite({ hasCdn = false } = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
  const services: Service[] = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await findFreePort();
    const env = { ...(await createTestEnv(folder)), ...(hasCdn && { CDN_URL: `http://127.0.0.1:${port}` }) };
    await buildGraphiql();
    services.push(...(await startBackend(env)));
    await buildSite(env);
    services.push(await startSite(env, port));
    return { origin: `http://localhost:${port}`, gatewayUrl: env.GATEWAY_URL, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The environment variables of tests against a site. */
export function siteVariables({ origin, gatewayUrl }: Pick<TestSite, 'origin' | 'gatewayUrl'>): Record<string, string> {
  return { SITE_ORIGIN: origin, GATEWAY_URL: gatewayUrl };
}

/** Runs Playwright against a site; resolves to its exit code. */
export async function runPlaywright(
  site: Pick<TestSite, 'origin' | 'gatewayUrl'>,
  options: readonly string[],
): Promise<number> {
  const chromium = findProgram('chromium');
  if (!chromium) {
    log('✗ The browser tests need Chromium. Set CHROMIUM_PATH to the path of Chromium or Chrome.');
    return 1;
  }
  return runInherited({
    name: 'browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test', ...options],
    cwd: 'web',
    env: { ...siteVariables(site), CHROMIUM_PATH: chromium },
  });
}

/** Runs Vitest against a site; resolves to its exit code. */
export function runHttpTests(
  site: Pick<TestSite, 'origin' | 'gatewayUrl'>,
  options: readonly string[],
): Promise<number> {
  return runInherited({
    name: 'HTTP tests',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project=site', ...options],
    env: siteVariables(site),
  });
}

const REPORT = 'web/test-results/report.json';

/** Runs all browser tests. Failed tests run again to record traces; the result of the first run stands. */
export async function runBrowserTests(site: TestSite): Promise<TestResult> {
  rmSync(REPORT, { force: true });
  const code = await runPlaywright(site, []);
  if (!existsSync(REPORT)) return toSingleResult('browser tests', false);
  const result = readPlaywrightReport(REPORT, code);
  if (result.failed > 0) await runPlaywright(site, ['--last-failed', '--trace=on', '--reporter=line']);
  return result;
}

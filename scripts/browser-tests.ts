import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestEnv } from './addresses.ts';
import { getChromium } from './chromium.ts';
import { findFreePort, runInherited, stopAll } from './processes.ts';
import { buildGraphiql, buildSite, startBackend, startSite } from './stack.ts';

/** Runs Playwright with command line options; resolves to its exit code. */
export type Playwright = (...options: string[]) => Promise<number>;

/** Builds the site if its sources changed, and starts it with a separate database and free ports. */
export async function withTestSite<Result>(work: (playwright: Playwright) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
  try {
    const chromium = getChromium();
    const env = await createTestEnv(folder);
    const sitePort = await findFreePort();
    await buildGraphiql();
    await startBackend(env);
    await buildSite(env);
    await startSite(env, sitePort);
    return await work(createPlaywright(`http://localhost:${sitePort}`, env.GATEWAY_URL, chromium));
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Playwright against a running site. */
export function createPlaywright(siteOrigin: string, gatewayUrl: string, chromium = getChromium()): Playwright {
  return (...options) =>
    runInherited({
      name: 'browser tests',
      args: ['node_modules/@playwright/test/cli.js', 'test', ...options],
      cwd: 'web',
      env: { SITE_ORIGIN: siteOrigin, GATEWAY_URL: gatewayUrl, CHROMIUM_PATH: chromium },
    });
}

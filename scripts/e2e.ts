import { runHttpTests, runPlaywright, startTestSite } from './browser-tests.ts';
import { stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';
import { installPrograms } from './test-programs.ts';

/**
 * Runs single browser tests with the options of Playwright, or single HTTP tests with those of Vitest:
 *   node scripts/e2e.ts inquiry [-g 'title']
 *   node scripts/e2e.ts http/live-streams [-t 'title']
 * Builds and starts a site, unless SITE_ORIGIN and GATEWAY_URL name a running one.
 */
stopAllOnSignal(1);
const options = process.argv.slice(2);
const { SITE_ORIGIN, GATEWAY_URL } = process.env;
await installPrograms('chromium');
await generateTypes();
const isRunning = SITE_ORIGIN && GATEWAY_URL;
const site = isRunning ? { origin: SITE_ORIGIN, gatewayUrl: GATEWAY_URL } : await startTestSite();
const isHttp = options[0]?.startsWith('http/');
const code = isHttp ? await runHttpTests(site, options) : await runPlaywright(site, options);
await stopAll();
process.exit(code);

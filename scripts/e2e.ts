import { createPlaywright, withTestSite } from './browser-tests.ts';
import { stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';

/**
 * Runs single browser tests with the options of Playwright:
 *   node scripts/e2e.ts inquiry [-g 'title']
 * Builds and starts a site, unless SITE_ORIGIN and GATEWAY_URL name a running one.
 */
stopAllOnSignal(1);
const options = process.argv.slice(2);
const { SITE_ORIGIN, GATEWAY_URL } = process.env;
if (SITE_ORIGIN && GATEWAY_URL) {
  process.exit(await createPlaywright(SITE_ORIGIN, GATEWAY_URL)(...options));
}
await generateTypes();
process.exit(await withTestSite((playwright) => playwright(...options)));

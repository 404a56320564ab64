import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../gateway/src/testing/free-port.ts';
import { createTestEnv } from '../../scripts/addresses.ts';
import { stopAll } from '../../scripts/processes.ts';
import { startSite } from '../../scripts/stack.ts';
import { allSites, expect, test } from './site.ts';

test.use({ allowedErrors: /status of 500|React error/ });

test('S2 R326 without a gateway, pages that are not cached show a localized error page', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-outage-'));
  const GATEWAY_URL = `http://127.0.0.1:${await findFreePort()}`;
  const port = await findFreePort();
  try {
    await startSite({ ...(await createTestEnv(folder)), GATEWAY_URL }, port);
    for (const { path, tag, messages } of allSites) {
      const { Failure: failure } = messages;
      await page.goto(`http://localhost:${port}${path('/search?key=not-cached-yet')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
      await expect(page.getByText(`${failure.code} 500`)).toBeVisible();
      await expect(page).toHaveTitle(failure.title);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('button', { name: failure.retry })).toBeVisible();
    }
  } finally {
    await stopAll();
    await rm(folder, { recursive: true });
  }
});
